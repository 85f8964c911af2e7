// The client's model of a table: its state, the player's actions, and the messages of the server. An eye is a point of
// view: a seat's, or (null) a spectator's.
import { Connection } from "./connection.js";
import { knownTable, rememberTable, settings, Store } from "./store.js";
import { ShownNews } from "./table_shown.js";

/**
 * @typedef {import("./table_types.js").Move} Move
 * @typedef {import("./table_types.js").Outlook} Outlook
 * @typedef {import("./table_types.js").Seat} Seat
 * @typedef {import("./table_types.js").Line} Line
 * @typedef {import("./table_types.js").Position} Position
 * @typedef {import("./table_types.js").TableFacts} TableFacts
 * @typedef {import("./table_types.js").TableState} TableState
 */

/** The state of an eye before the server has sent its view. */
const EMPTY_VIEW = {
  version: null,
  position: null,
  yours: [],
  awaited: [],
  lines: [],
  talk: [],
  gallery: [],
  outcomes: {},
  webhook: null,
  why: null,
  asking: null,
  outlook: null,
  picked: null,
  hint: null,
  isThinking: false,
  sending: null,
  beat: null,
  isShowing: false,
  away: null,
};

const MIXING = ["gathering", "dealing"]; // the stages in which salts are committed to and revealed

export class Table {
  /** @param {string} id @param {string} lang */
  constructor(id, lang) {
    this.id = id;
    this.lang = lang;
    /** Seals and salts already sent, as "type seat", with the ids of their messages. @type {Map<string, string>} */
    this.mixed = new Map();
    this.hasAskedColour = false;
    /** Requested invitations: the seat by the id of the message. @type {Map<string, number>} */
    this.inviting = new Map();
    /**
     * The move that is hovered or focused, in notation. A store of its own, so that not all of the page is rendered.
     * @type {Store<{ move: string | null }>}
     */
    this.pointing = new Store(/** @type {{ move: string | null }} */ ({ move: null }));
    /** The version of the position whose outlook was requested last. @type {number | null} */
    this.outlookVersion = null;
    /** @type {Store<TableState>} */
    this.store = new Store(
      /** @type {TableState} */ ({
        ...EMPTY_VIEW,
        ...{
          connectionStatus: "opening",
          code: undefined,
          here: null,
          isHost: false,
          eye: null,
          table: null,
          online: [],
          watching: 0,
          messages: false,
          skew: 0,
          warming: null,
          crowded: null,
        },
        ...{ refused: null, why: null, handOver: null, lastEye: null, isPeeking: false, answer: null },
      }),
    );
    this.shown = new ShownNews(this, () => this.#updateEye());
    const seats = knownTable(id)?.seats || [];
    if (seats.length === 1 && seats[0].seat !== null) this.store.set({ eye: seats[0].seat });
    this.connection = new Connection(id, {
      onMessage: (message) => this.#receive(message),
      onStatus: (connectionStatus, code) => this.store.set({ connectionStatus, code }),
      hello: () => this.#hello(),
    });
    this.store.listen(() => this.#requestOutlook());
  }

  get state() {
    return this.store.state;
  }

  /** Whether several people share this device in a game with hidden information. */
  get isShared() {
    return (this.state.here?.length || 0) > 1 && !this.state.table?.open;
  }

  // Showing news.

  /** Sets how the game's news is shown; until then it waits. @param {import("./feel/news.js").ShowParts} parts */
  showWith(parts) {
    this.shown.queue.showWith(parts);
  }

  /** Shows the latest position immediately, up to the next end of a round. */
  skip() {
    this.shown.queue.skip();
  }

  /** Continues after the end of a round. */
  goOn() {
    this.shown.queue.goOn();
  }

  /** Closes the summary of what happened during an absence. */
  dismissAway() {
    this.store.set({ away: null });
  }

  // Actions of the player.

  /** Sends a move, unless one is being sent already. @param {Move} move */
  choose(move) {
    const { position, sending } = this.state;
    if (!position || sending) return;
    this.shown.queue.skip();
    const id = this.connection.send({ type: "move", version: position.version, move: move.move }, this.state.eye);
    this.store.set({ sending: id, refused: null, why: null, asking: null });
  }

  /** Asks for confirmation of a move, or (null) cancels that. @param {Move | null} asking */
  ask(asking) {
    this.store.set({ asking, refused: null, why: null });
  }

  /** Sets the move that is hovered or focused; null: none. @param {string | null} move */
  point(move) {
    if (this.pointing.state.move !== move) this.pointing.set({ move });
  }

  /** Event handlers for an element that points at a move while it is hovered or focused. @param {Move} move */
  pointer(move) {
    const point = () => this.point(move.move);
    const leave = () => this.pointing.state.move === move.move && this.point(null);
    return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
  }

  /**
   * Picks the facts that some moves have in common, or (null) clears the pick.
   * @param {Record<string, any> | null} picked
   */
  pick(picked) {
    this.store.set({ picked, refused: null, why: null });
  }

  /** Shows why something cannot be chosen. @param {string} why */
  explain(why) {
    this.store.set({ why, refused: null });
  }

  undo() {
    const { position, sending } = this.state;
    if (!position || sending) return;
    this.store.set({
      sending: this.connection.send({ type: "undo", version: position.version }, this.state.eye),
      refused: null,
    });
  }

  askHint() {
    const { position, isThinking } = this.state;
    if (!position || isThinking) return;
    this.connection.send({ type: "hint", version: position.version }, this.state.eye);
    this.store.set({ isThinking: true, refused: null });
  }

  /** Sends any other message, whichever eye is open. @param {any} message @returns {string} its id */
  send(message) {
    this.store.set({ refused: null });
    return this.connection.send(message, undefined);
  }

  /** Requests a new invitation for a friend's seat. @param {number} seat */
  invite(seat) {
    this.inviting.set(this.send({ type: "invite", seat }), seat);
  }

  /** Changes the language; everything is sent again in it. @param {string} lang */
  setLanguage(lang) {
    if (lang === this.lang) return;
    this.lang = lang;
    this.shown.clear();
    this.store.set({ ...EMPTY_VIEW, table: this.state.table, position: this.state.position });
    this.connection.sendOnce({ type: "lang", lang });
  }

  /** Changes the eye; everything the last one saw is dropped immediately. @param {number | null} eye */
  look(eye) {
    this.shown.clear();
    this.store.set({ ...EMPTY_VIEW, eye });
    this.connection.sendOnce({ type: "look", eye });
  }

  /** The device has been handed over to this seat. @param {number} seat */
  takeOver(seat) {
    this.store.set({ handOver: null, isPeeking: false });
    this.look(seat);
  }

  /** Lets the last player see the result of their move until `hide`. @param {number} seat */
  peek(seat) {
    this.store.set({ handOver: null, isPeeking: true });
    this.look(seat);
  }

  hide() {
    this.store.set({ isPeeking: false });
    this.look(null);
  }

  /** Closes the connection and removes all listeners; the table cannot be used afterwards. */
  leave() {
    this.shown.end();
    this.connection.end();
  }

  // Messages of the server.

  #hello() {
    const known = knownTable(this.id);
    const secrets = (known?.seats || []).map((seat) => seat.secret);
    if (known?.host) secrets.push(known.host);
    return { secrets, lang: this.lang, eye: this.state.eye, have: this.state.version };
  }

  /** @param {any} message */
  #receive(message) {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "news":
        return this.#news(message);
      case "online":
        return this.store.set({ online: message.seats, watching: message.watching });
      case "warming":
        return this.store.set({ warming: message.words === null ? null : message });
      case "crowded":
        return this.store.set({ crowded: message.words });
      case "done":
        return this.#done(message);
      case "refused":
        return this.#refused(message);
      case "hint":
        return this.store.set({
          hint: message.version === this.state.position?.version ? message : null,
          isThinking: false,
        });
      case "outlook":
        if (message.version === this.state.position?.version) this.store.set({ outlook: message.moves });
        return;
      case "pong":
        if (this.state.version !== null && message.version > this.state.version) this.#awaitVersion(message.version);
    }
  }

  /** @param {{ seats: number[], host: boolean, eye: number | null, time: number, messages: boolean }} message */
  #welcome(message) {
    const { seats, host, time, messages } = message;
    this.store.set({ here: seats, isHost: host, messages, skew: Date.now() / 1000 - time });
    this.#placeSecrets(message.seats);
    const { greeting } = this.connection;
    if (greeting.lang !== this.lang) this.connection.sendOnce({ type: "lang", lang: this.lang });
    if (greeting.eye !== this.state.eye) this.connection.sendOnce({ type: "look", eye: this.state.eye });
    else if (message.seats.length === 1 && this.state.eye === null && message.eye === null) this.look(message.seats[0]);
    else if (message.eye !== this.state.eye) {
      this.shown.clear();
      this.store.set({ ...EMPTY_VIEW, eye: message.eye });
    }
  }

  /**
   * Assigns a secret from a seat link, which does not name its seat, to the one seat the server adds for it.
   * @param {number[]} seats
   */
  #placeSecrets(seats) {
    const known = knownTable(this.id);
    const unplaced = known?.seats.filter((seat) => seat.seat === null) || [];
    if (!known || unplaced.length !== 1) return;
    const free = seats.filter((number) => !known.seats.some((seat) => seat.seat === number));
    if (free.length === 1)
      rememberTable(this.id, {
        seats: known.seats.map((seat) => (seat.seat === null ? { ...seat, seat: free[0] } : seat)),
      });
  }

  /** @param {any} news */
  #news(news) {
    if (news.eye !== this.state.eye || news.lang !== this.lang) return;
    const { version } = this.state;
    if (news.since !== null && news.since !== version) {
      if (version === null || news.version > version) this.#awaitVersion(news.version);
      return; // old news, or news that does not follow on this version
    }
    const isOwn = this.state.eye !== null && news.story?.lines[0]?.by === this.state.eye;
    const resets = this.#resets(news);
    const changes = this.#merge(news);
    this.store.set({ ...changes, version: news.version, awaited: news.yours, ...resets });
    this.shown.show(news, isOwn);
    this.#rememberCommitment();
    this.#mix().catch(() => {}); // tried again with the next news
    this.#requestColour();
    this.shown.finishIfAllShown();
  }

  /** Requests the outlook of the legal moves, once for each decision. */
  #requestOutlook() {
    const { position, outlook, connectionStatus } = this.state;
    if (connectionStatus !== "open" || !position?.moves.length) this.outlookVersion = null;
    else if (!outlook && this.outlookVersion !== position.version) {
      this.outlookVersion = position.version;
      this.point(null);
      this.connection.sendOnce({ type: "outlook", version: position.version });
    }
  }

  /**
   * Merges news, and returns the changes of the state. Position and lines are not among them: they wait until they are
   * shown.
   * @param {any} news
   */
  #merge(news) {
    const isWhole = news.since === null;
    this.shown.merge(news);
    /** @type {Partial<TableState>} */
    const told = { talk: [...(isWhole ? [] : this.state.talk), ...(news.talk || [])] };
    if (isWhole || news.table) told.table = news.table;
    told.gallery = [...(isWhole ? [] : this.state.gallery), ...(news.gallery || [])];
    if (news.webhook) told.webhook = news.webhook;
    if (news.outcomes)
      told.outcomes = Object.fromEntries(
        news.outcomes.map((/** @type {any} */ { version, outcome }) => [version, outcome]),
      );
    return told;
  }

  /**
   * The changes of the state that reset what belongs to the last position: the move being sent, the hint, the pick.
   * @param {any} news
   */
  #resets(news) {
    if (!news.position) return {};
    const isNew = news.position.version !== this.shown.known.position?.version;
    return {
      sending: isNew ? null : this.state.sending,
      hint: null,
      isThinking: false,
      refused: null,
      why: null,
      asking: isNew ? null : this.state.asking,
      outlook: isNew ? null : this.state.outlook,
      picked: isNew ? null : this.state.picked,
    };
  }

  /** Reconnects if the news up to a version does not arrive soon. @param {number} version */
  #awaitVersion(version) {
    this.connection.reconnectAfterGap(() => (this.state.version ?? -1) < version);
  }

  /** @param {any} message */
  #done(message) {
    if (message.table) this.store.set({ answer: message });
    const invited = this.inviting.get(message.id);
    if (message.invitation && invited !== undefined) {
      rememberTable(this.id, { invitations: { ...knownTable(this.id)?.invitations, [invited]: message.invitation } });
      this.store.set({ answer: message });
    }
    if (message.id === this.state.sending && (this.state.version ?? 0) >= message.version)
      this.store.set({ sending: null });
  }

  /** @param {any} message */
  #refused(message) {
    // A busy server gets the message again; for a seal or a salt another tab was faster.
    if (message.reason === "busy" || [...this.mixed.values()].includes(message.id)) return;
    const wasMove = message.id === this.state.sending;
    this.store.set({ refused: message.words, isThinking: false, ...(wasMove ? { sending: null } : {}) });
  }

  // The seats of this device.

  /** Stores the commitment as published before the first move, for verifying the match later. */
  #rememberCommitment() {
    const { table } = this.state;
    const known = knownTable(this.id);
    if (!table || !known) return;
    if (known.game !== table.game || !known.commitment) {
      rememberTable(this.id, { game: table.game, commitment: known.commitment || table.commitment });
    }
  }

  /** Sends the seals and salts of this device's seats before the match begins, each once. */
  async #mix() {
    if (!MIXING.includes(this.state.table?.stage || "")) return;
    const { mixIn } = await import("./mixing.js");
    const { table, here } = this.state;
    if (!table || !here) return;
    for (const message of mixIn(this.id, table, here)) {
      const said = `${message.type} ${message.seat}`;
      if (!this.mixed.has(said)) this.mixed.set(said, this.connection.send(message, undefined));
    }
  }

  /** Requests the player's favourite colour once, unless another person has it; a bot's colour is exchanged for it. */
  #requestColour() {
    const { table, here } = this.state;
    const { colour } = settings.state;
    if (this.hasAskedColour || !table || here?.length !== 1 || table.stage !== "gathering") return;
    this.hasAskedColour = true;
    const [seat] = here;
    const isTaken = table.seats.some((other) => other.colour === colour && other.taken && other.kind !== "bot");
    if (colour !== null && !isTaken) this.connection.send({ type: "colour", seat, colour }, undefined);
  }

  /** On a shared device opens the eye of the seat that decides, after a hand-over where information is hidden. */
  #updateEye() {
    const { position, yours, eye, isPeeking, here } = this.state;
    if (!position || position.over || isPeeking || !here || here.length < 2) return;
    if (eye !== null && yours.includes(eye)) return;
    if (this.state.table?.open) {
      if (yours.length) this.look(yours[0]);
      else if (eye === null) this.look(here[0]);
      return;
    }
    const handOver = yours.length ? yours[0] : null;
    if (eye !== null) {
      this.store.set({ lastEye: eye, handOver });
      this.look(null);
    } else this.store.set({ handOver });
  }
}
