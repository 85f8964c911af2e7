// A table as this device knows it: what the server told, whose eyes are open, and what is on its way.
import { Connection } from "./connection.js";
import { endedPosition } from "./ended.js";
import { awayFrom, hasBeenAway } from "./feel/away.js";
import { NewsQueue } from "./feel/news.js";
import { onSkip } from "./feel/skipping.js";
import { knownTable, rememberTable, settings, Store } from "./store.js";

/**
 * @typedef {object} Move
 * @property {number} id
 * @property {string} move its notation
 * @property {string} verb
 * @property {Record<string, any>} facts
 * @property {string} words
 * @property {string | null} [pick] what is picked first where there are many: the card, the rat
 *
 * What a move would bring, as far as its player can know it beforehand. `final`: it cannot be taken back (null: not
 * known); `lines` happen at once, `later` is what they set going; `whole`: they are all that happens.
 * @typedef {object} Outlook
 * @property {boolean | null} final
 * @property {{ event: string, facts: Record<string, any>, words: string }[]} lines
 * @property {{ event: string, facts: Record<string, any>, words: string }[]} later
 * @property {Record<string, any>} facts
 * @property {boolean} whole
 *
 * @typedef {object} Seat
 * @property {number} seat
 * @property {string} name
 * @property {string} words what to call it
 * @property {number} colour of the five
 * @property {"person" | "friend" | "bot"} kind
 * @property {string | null} level
 * @property {boolean} taken
 * @property {boolean} away
 * @property {number} hints
 * @property {string | null} seal what it has committed to
 * @property {string | null} salt shown once the match has begun
 * @property {boolean} [conceded]
 * @property {number[]} [votes] those who want to go on without it
 * @property {string | null} [temper] what kind of rat a bot was, when it is over
 *
 * @typedef {{ version: number, ply: number, by: number | null, event: string, facts: Record<string, any>, words:
 *   string }} Line
 * @typedef {{ version: number, at: number, seat: number | null, text: string, promise: string | null, to: number |
 *   null }} Saying
 * @typedef {{ line: string, words: string, points: (number | null)[], notes?: string[][], breaks_tie?: boolean }}
 *   SheetLine
 * @typedef {{ seat: number, place: number, words: string }} Placing who came in which place, and how
 * @typedef {{ seats?: string[], lines: SheetLine[], places?: Placing[], total: number[], conceded?: number | null }}
 *   Sheet where a concession has ended the match there are no lines
 *
 * @typedef {{ version: number, move: string, words: string, choices?: { words: string, chance: number }[] }} Hint
 *
 * @typedef {object} Position
 * @property {number} version
 * @property {number} ply
 * @property {number | null} [asked] when the clock of the table was started
 * @property {number | null} deciding
 * @property {boolean} together
 * @property {string} question
 * @property {string} asks
 * @property {any} view
 * @property {Move[]} moves
 * @property {boolean} [forced] there is a single one, as everybody can see
 * @property {any} chosen
 * @property {{ may: boolean, why: string | null } | null} undo
 * @property {boolean} over
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {Sheet | null} sheet
 *
 * @typedef {object} TableFacts
 * @property {string} table
 * @property {string} game
 * @property {string} title
 * @property {"gathering" | "dealing" | "playing" | "over"} stage
 * @property {{ option: string, words: string, value: string }[]} options
 * @property {Seat[]} seats
 * @property {string} commitment
 * @property {any} key
 * @property {string | null} rematch
 * @property {number | null} [clock] seconds for a decision
 * @property {number} box how many entries of its box are not as in the standard one
 * @property {Record<string, number>} numbers the numbers of its box, as facts for sentences: `limits-rounds`
 * @property {boolean} [open]
 *
 * @typedef {{ words: string, done: number, seconds: number }} Warming
 *
 * @typedef {object} TableState
 * @property {"opening" | "open" | "waiting" | "closed"} line
 * @property {number | undefined} code why the line was closed for good
 * @property {number[] | null} here the seats this device plays; null before the server said so
 * @property {boolean} isHost
 * @property {number | null} eye whose eyes are open
 * @property {number | null} version up to which the server has told; what is shown may be behind it
 * @property {TableFacts | null} table
 * @property {Position | null} position as it is shown: while the next one is shown, with nothing to choose
 * @property {number[]} yours those of this device's seats that are asked now
 * @property {number[]} awaited those the server waits for, although what is shown may be behind it
 * @property {Line[]} lines as far as they have been shown
 * @property {import("./feel/beats.js").Beat | null} beat what is shown now; null where nothing moves
 * @property {boolean} isShowing whether something is still to be shown
 * @property {Line[] | null} away what happened while nobody looked, until it was read
 * @property {Saying[]} talk
 * @property {{ version: number, at: number, name: string, text: string }[]} gallery what spectators say
 * @property {Record<number, string>} outcomes what became of promises, by the version they were said at
 * @property {{ set: boolean, at: number | null, problem: string | null } | null} webhook of this eye's seat
 * @property {boolean} messages whether this server sends messages to webhooks
 * @property {number} skew seconds this device's clock is ahead of the server's
 * @property {boolean[]} online
 * @property {number} watching
 * @property {Warming | null} warming how far the bots' machine code is, until it is there
 * @property {string | null} crowded that the bots think more briefly, in words, while many tables wait for theirs
 * @property {string | null} refused the last refusal, in words
 * @property {string | null} why why something cannot be chosen, in words
 * @property {Hint | null} hint
 * @property {boolean} isThinking a hint is on its way
 * @property {string | null} sending the move on its way
 * @property {Record<string, Outlook> | null} outlook what each move on offer would bring, once the server has said it
 * @property {Record<string, any> | null} picked what is picked up so far, on the board or in the bar: facts of moves
 * @property {Move | null} asking a move that was chosen, but is asked about once more
 * @property {number | null} handOver the seat this device must be handed to before anything is shown
 * @property {number | null} lastEye whose eyes were open before
 * @property {boolean} isPeeking whether the last move's result is looked at once more
 * @property {any} answer what the last `rematch` or `invite` brought
 */

/** What is not yet known through these eyes. */
const NOTHING_SEEN = {
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

/** Nothing can be chosen in a position while the next one is shown. */
const NOTHING_TO_CHOOSE = { moves: [], forced: false, closed: [], chosen: null, undo: null };

const MIXING = ["gathering", "dealing"]; // the stages in which shares are sealed and shown
const NOT_SKIPPING = "input, textarea, select, dialog, .talk, .sheet, [data-rest]"; // they keep what is theirs

export class Table {
  /** @param {string} id @param {string} lang */
  constructor(id, lang) {
    this.id = id;
    this.lang = lang;
    /** What was said about the chance of this table already, and under which id. @type {Map<string, string>} */
    this.mixed = new Map();
    this.isDressed = false;
    /** Invitations asked for: which seat each is for. @type {Map<string, number>} */
    this.inviting = new Map();
    /** The move that is pointed at, by its notation. @type {Store<{ move: string | null }>} */
    this.pointing = new Store(/** @type {{ move: string | null }} */ ({ move: null }));
    /** The version of the position whose outlook was asked for last. @type {number | null} */
    this.foreseen = null;
    /** What the server has told: what is shown follows it. @type {{ position: Position | null, lines: Line[] }} */
    this.known = { position: null, lines: [] };
    /** @type {Line[]} */
    this.shownLines = []; // those of all moves that are shown to the end
    this.queue = new NewsQueue({
      before: () => this.state.position?.view,
      tell: (item, beat) => this.#tell(item, beat),
      jump: (items) => this.#jump(items),
      rest: () => this.#allShown(),
    });
    this.turned = () => (document.hidden ? this.queue.skip() : this.#lookAgain());
    /** @type {Store<TableState>} */
    this.store = new Store(
      /** @type {TableState} */ ({
        ...NOTHING_SEEN,
        ...{
          line: "opening",
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
    this.stopSkipping = onSkip((event) => this.#skippedBy(event));
    document.addEventListener("visibilitychange", this.turned);
    const seats = knownTable(id)?.seats || [];
    if (seats.length === 1 && seats[0].seat !== null) this.store.set({ eye: seats[0].seat });
    this.connection = new Connection(id, {
      heard: (message) => this.#heard(message),
      line: (line, code) => this.store.set({ line, code }),
      hello: () => this.#hello(),
    });
    this.store.listen(() => this.#lookAhead());
  }

  get state() {
    return this.store.state;
  }

  /** Whether several people hand this device around, with something to hide from each other. */
  get isShared() {
    return (this.state.here?.length || 0) > 1 && !this.state.table?.open;
  }

  // What is shown.

  /** How the game shows its news. @param {import("./feel/news.js").ShowParts} parts */
  showWith(parts) {
    this.queue.showWith(parts);
  }

  /** Show at once where the table stands now. */
  skip() {
    this.queue.skip();
  }

  /** The end of the round has been seen. */
  goOn() {
    this.queue.goOn();
  }

  /** What happened meanwhile has been read. */
  isBack() {
    this.store.set({ away: null });
  }

  /** The page is visible again, perhaps after a while. */
  #lookAgain() {
    const away = hasBeenAway(this.id, this.known.lines);
    if (away) (this.queue.catchUp(), this.store.set({ away }));
    if (!this.queue.isOn) this.#allShown();
  }

  /** @param {Event} event */
  #skippedBy(event) {
    if (this.queue.isOn && !(event.target instanceof Element && event.target.closest(NOT_SKIPPING))) this.queue.skip();
  }

  /** @param {import("./feel/news.js").Item} item @param {import("./feel/beats.js").Beat} beat */
  #tell(item, beat) {
    const before = /** @type {Position} */ (this.state.position);
    const deciding = beat.isRest ? null : before.deciding;
    const position = beat.isReached ? item.position : { ...before, ...NOTHING_TO_CHOOSE, deciding };
    const lines = [...this.shownLines, ...item.lines.slice(0, beat.told)];
    if (beat.isLast) this.shownLines = lines;
    this.store.set({
      position: position.view === beat.view ? position : { ...position, view: beat.view },
      lines: lines.length === this.state.lines.length ? this.state.lines : lines,
      yours: beat.isReached ? item.yours : [],
      beat: { ...beat, mover: item.lines[0]?.by },
      isShowing: !beat.isLast || this.queue.waiting.length > 1,
    });
  }

  /** @param {import("./feel/news.js").Item[]} items */
  #jump(items) {
    const last = items[items.length - 1];
    this.shownLines = [...this.shownLines, ...items.flatMap((item) => item.lines)];
    this.store.set({
      position: last.position,
      yours: last.yours,
      lines: this.shownLines,
      beat: null,
      isShowing: false,
    });
    this.#allShown();
  }

  #allShown() {
    this.store.set({ isShowing: false });
    if (!document.hidden && this.state.version !== null) awayFrom(this.id, this.state.version);
    this.#whoseEyes();
  }

  // What a player does.

  /** @param {Move} move */
  choose(move) {
    const { position, sending } = this.state;
    if (!position || sending) return;
    this.queue.skip();
    const id = this.connection.send({ type: "move", version: position.version, move: move.move }, this.state.eye);
    this.store.set({ sending: id, refused: null, why: null, asking: null });
  }

  /** Ask once more about a move, or no longer. @param {Move | null} asking */
  ask(asking) {
    this.store.set({ asking, refused: null, why: null });
  }

  /** Point at a move, or (null) no longer. @param {string | null} move */
  point(move) {
    if (this.pointing.state.move !== move) this.pointing.set({ move });
  }

  /** What lets an element point at a move while it has the mouse or the focus. @param {Move} move */
  pointer(move) {
    const point = () => this.point(move.move);
    const leave = () => this.pointing.state.move === move.move && this.point(null);
    return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
  }

  /** Pick up what some moves have in common, or (null) put it down. @param {Record<string, any> | null} picked */
  pick(picked) {
    this.store.set({ picked, refused: null, why: null });
  }

  /** Say why something cannot be chosen. @param {string} why */
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

  /** Send anything else. @param {any} message */
  tell(message) {
    this.store.set({ refused: null });
    return this.connection.send(message, undefined);
  }

  /** Make a new link for a friend's seat. @param {number} seat */
  invite(seat) {
    this.inviting.set(this.tell({ type: "invite", seat }), seat);
  }

  /** Speak another language. @param {string} lang */
  speak(lang) {
    if (lang === this.lang) return;
    this.lang = lang;
    this.#forget();
    this.store.set({ ...NOTHING_SEEN, table: this.state.table, position: this.state.position });
    this.connection.mention({ type: "lang", lang });
  }

  /** Open other eyes; what the last ones saw is forgotten at once. @param {number | null} eye */
  look(eye) {
    this.#forget();
    this.store.set({ ...NOTHING_SEEN, eye });
    this.connection.mention({ type: "look", eye });
  }

  /** The device has been handed over. @param {number} seat */
  takeOver(seat) {
    this.store.set({ handOver: null, isPeeking: false });
    this.look(seat);
  }

  /** Look once more at what came of the last move, and then hide it again. @param {number} seat */
  peek(seat) {
    this.store.set({ handOver: null, isPeeking: true });
    this.look(seat);
  }

  hide() {
    this.store.set({ isPeeking: false });
    this.look(null);
  }

  leave() {
    this.queue.clear();
    this.stopSkipping();
    document.removeEventListener("visibilitychange", this.turned);
    this.connection.end();
  }

  #forget() {
    this.queue.clear();
    this.known = { position: null, lines: [] };
    this.shownLines = [];
  }

  // What the server says.

  #hello() {
    const known = knownTable(this.id);
    const secrets = (known?.seats || []).map((seat) => seat.secret);
    if (known?.host) secrets.push(known.host);
    return { secrets, lang: this.lang, eye: this.state.eye, have: this.state.version };
  }

  /** @param {any} message */
  #heard(message) {
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
        if (this.state.version !== null && message.version > this.state.version) this.#mindTheGap(message.version);
    }
  }

  /** @param {{ seats: number[], host: boolean, eye: number | null, time: number, messages: boolean }} message */
  #welcome(message) {
    const { seats, host, time, messages } = message;
    this.store.set({ here: seats, isHost: host, messages, skew: Date.now() / 1000 - time });
    this.#placeSecrets(message.seats);
    if (message.seats.length === 1 && this.state.eye === null && message.eye === null) this.look(message.seats[0]);
    else if (message.eye !== this.state.eye) {
      this.#forget();
      this.store.set({ ...NOTHING_SEEN, eye: message.eye });
    }
  }

  /** A secret that came by link does not say its seat; the server does. @param {number[]} seats */
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
      if (version === null || news.version > version) this.#mindTheGap(news.version);
      return; // what we have already, or what does not follow on it
    }
    const isOwn = this.state.eye !== null && news.story?.lines[0]?.by === this.state.eye;
    const settled = this.#settled(news);
    const told = this.#told(news);
    this.store.set({ ...told, version: news.version, awaited: news.yours, ...settled });
    this.#show(news, isOwn);
    this.#remember();
    this.#mix().catch(() => {}); // the next news tries again
    this.#wearColour();
    if (!this.queue.isOn) this.#allShown();
  }

  /**
   * Queue what is new, or show it at once where it does not follow on what is shown.
   * @param {any} news
   * @param {boolean} isOwn
   */
  #show(news, isOwn) {
    const { position, lines } = this.known;
    if (news.position === undefined) {
      if (!this.queue.isOn) this.store.set({ yours: news.yours });
      return;
    }
    const isNext = news.since !== null && position && this.state.position && !news.story?.undone.length;
    const away = hasBeenAway(this.id, news.story?.lines || []);
    const rests = restsOf(news);
    const isForThese = !this.isShared || news.yours.includes(this.state.eye) || rests.length > 0;
    const isShown = news.story?.lines.length || this.queue.isOn; // a choice in secret tells nothing, and waits, too
    if (isNext && isShown && isForThese && !away) {
      const mine = isOwn && position.moves.length > 0;
      return this.queue.push({
        position,
        yours: news.yours,
        lines: news.story?.lines || [],
        rests,
        isOwn: mine,
      });
    }
    this.queue.clear();
    this.shownLines = lines;
    const hasMissed = away && !document.hidden && !this.isShared;
    this.store.set({
      position,
      lines,
      yours: news.yours,
      beat: null,
      isShowing: false,
      ...(hasMissed ? { away } : {}),
    });
  }

  /** At a new decision, ask what each move on offer would bring. */
  #lookAhead() {
    const { position, outlook, line } = this.state;
    if (line !== "open" || !position?.moves.length) this.foreseen = null;
    else if (!outlook && this.foreseen !== position.version) {
      this.foreseen = position.version;
      this.point(null);
      this.connection.mention({ type: "outlook", version: position.version });
    }
  }

  /** The parts of the table the news brings; position and lines wait until they are shown. @param {any} news */
  #told(news) {
    const isWhole = news.since === null;
    const undone = new Set(news.story?.undone || []);
    const before = isWhole ? [] : this.known.lines.filter((line) => !undone.has(line.version));
    this.known = {
      position: isWhole || news.position !== undefined ? endedPosition(news.position) || null : this.known.position,
      lines: [...before, ...(news.story?.lines || [])],
    };
    if (isWhole && news.position === undefined) news.position = null;
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
   * What is over with a new position: the move on its way, answered or not, and the hint for the last one.
   * @param {any} news
   */
  #settled(news) {
    if (!news.position) return {};
    const isNew = news.position.version !== this.known.position?.version;
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

  /** @param {number} version */
  #mindTheGap(version) {
    this.connection.waitOnGap(() => (this.state.version ?? -1) < version);
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
    if (message.reason === "busy" || [...this.mixed.values()].includes(message.id)) return; // another tab was quicker
    const wasMove = message.id === this.state.sending;
    this.store.set({ refused: message.words, isThinking: false, ...(wasMove ? { sending: null } : {}) });
  }

  /** What must be known later: the commitment as it was before the first move. */
  #remember() {
    const { table } = this.state;
    const known = knownTable(this.id);
    if (!table || !known) return;
    if (known.game !== table.game || !known.commitment) {
      rememberTable(this.id, { game: table.game, commitment: known.commitment || table.commitment });
    }
  }

  /** This device's own share in the chance: it has something to say only before the match begins. */
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

  /** Sit there in the colour one likes best, if nobody else has it; who is sent away keeps the one of the seat. */
  #wearColour() {
    const { table, here } = this.state;
    const { colour } = settings.state;
    if (this.isDressed || !table || here?.length !== 1 || table.stage !== "gathering") return;
    this.isDressed = true;
    const [seat] = here;
    const isTaken = table.seats.some((other) => other.colour === colour && other.taken && other.kind !== "bot");
    if (colour !== null && !isTaken) this.connection.send({ type: "colour", seat, colour }, undefined);
  }

  /** On a shared device only the deciding seat's view is open. */
  #whoseEyes() {
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

/**
 * Where rounds ended in the news, counted from its first line.
 * @param {any} news
 * @returns {import("./feel/beats.js").Rest[]}
 */
const restsOf = ({ rests = [], story }) =>
  rests.map((/** @type {{ version: number, line: number, view: any }} */ { version, line, view }) => ({
    line: story.lines.findIndex((/** @type {Line} */ each) => each.version === version) + line,
    view,
  }));
