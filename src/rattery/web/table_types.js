// The types of a table: what the server sends about it, and the client's state. Types only: no module imports this
// file.

/**
 * A legal move. `facts` are its verb's arguments, `words` its sentence.
 * @typedef {object} Move
 * @property {number} id
 * @property {string} move in notation
 * @property {string} verb
 * @property {Record<string, any>} facts
 * @property {string} words
 * @property {string | null} [pick] what the player picks first where there are many moves: the card, the rat
 */

/**
 * The foreseeable consequences of a move. `final`: it cannot be undone (null: not known); `lines` are its immediate
 * events, `later` the ones they cause; `whole`: nothing else can happen.
 * @typedef {object} Outlook
 * @property {boolean | null} final
 * @property {{ event: string, facts: Record<string, any>, words: string }[]} lines
 * @property {{ event: string, facts: Record<string, any>, words: string }[]} later
 * @property {Record<string, any>} facts
 * @property {boolean} whole
 */

/**
 * A seat of the table, as everybody sees it.
 * @typedef {object} Seat
 * @property {number} seat
 * @property {string} name
 * @property {string} words its name in sentences
 * @property {number} colour from 0 to 4
 * @property {"person" | "friend" | "bot"} kind
 * @property {string | null} level
 * @property {boolean} taken
 * @property {boolean} away
 * @property {number} hints
 * @property {string | null} seal the commitment to its salt
 * @property {string | null} salt once it is revealed
 * @property {boolean} [conceded]
 * @property {number[]} [votes] the seats that want a bot to take over this one
 * @property {string | null} [temper] the bot's temperament, disclosed when the match is over
 */

/**
 * A line of the story.
 * @typedef {{ version: number, ply: number, by: number | null, event: string, facts: Record<string, any>,
 *   words: string }} Line
 */

/**
 * Events by how their lines in the story look: what a game adds to the defaults in `feel/story_looks.js`.
 * @typedef {object} StoryLooks
 * @property {string[]} [heads] headings
 * @property {string[]} [peaks] events that stand out, also in the summary after an absence
 * @property {string[]} [recap] other events that are in that summary
 * @property {string[]} [starts] events that are never a result of the line before; headings are not either
 * @property {string[]} [results] events that always are
 * @property {Record<string, string[]>} [icons] by icon, a name or a path (`components/Icon.js`): the
 *   events that have it where they are a result
 */

/**
 * A message or promise of a player; `to` is the seat a promise is made to, null: everybody.
 * @typedef {{ version: number, at: number, seat: number | null, text: string, promise: string | null,
 *   to: number | null }} Saying
 */

/**
 * A line of the score sheet, with the points of each seat.
 * @typedef {{ line: string, words: string, points: (number | null)[], notes?: string[][], breaks_tie?: boolean }}
 *   SheetLine
 */

/**
 * The place of a seat, and how it was decided.
 * @typedef {{ seat: number, place: number, words: string }} Placing
 */

/**
 * The score sheet; without lines where a concession has ended the match.
 * @typedef {{ seats?: string[], lines: SheetLine[], places?: Placing[], total: number[], conceded?: number | null }}
 *   Sheet
 */

/**
 * The answer to a request for a hint.
 * @typedef {{ version: number, move: string, words: string, choices?: { words: string, chance: number }[] }} Hint
 */

/**
 * The position as one eye sees it.
 * @typedef {object} Position
 * @property {number} version
 * @property {number} ply
 * @property {number | null} [asked] when the clock was started, in seconds of the server's time
 * @property {number | null} deciding
 * @property {boolean} together
 * @property {string} question
 * @property {string} asks
 * @property {any} view
 * @property {Move[]} moves
 * @property {boolean} [forced] whether there is a single legal move and everybody can see that
 * @property {any} chosen
 * @property {{ may: boolean, why: string | null } | null} undo
 * @property {boolean} over
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {Sheet | null} sheet
 */

/**
 * The facts of a table that do not depend on the eye.
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
 * @property {number} box how many entries of its box differ from the standard one
 * @property {Record<string, number>} numbers the numbers of its box, as facts for sentences: `limits-rounds`
 * @property {boolean} [open]
 */

/**
 * The progress of compiling the bots; `done` is a share of 1.
 * @typedef {{ words: string, done: number, seconds: number }} Warming
 */

/**
 * The state of the client at a table.
 * @typedef {object} TableState
 * @property {"opening" | "open" | "waiting" | "closed"} connectionStatus
 * @property {number | undefined} code the closing code, once the connection is closed for good
 * @property {number[] | null} here the seats of this device; null before the server has confirmed them
 * @property {boolean} isHost
 * @property {number | null} eye the point of view: a seat's, or null for a spectator's
 * @property {number | null} version of the latest news; what is shown may lag behind it
 * @property {TableFacts | null} table
 * @property {Position | null} position as it is shown; without moves while the next one is being shown
 * @property {number[]} yours the seats of this device that have to decide, as far as it is shown
 * @property {number[]} awaited the seats of this device the server waits for
 * @property {Line[]} lines the story, as far as it has been shown
 * @property {import("./feel/beats.js").Beat | null} beat the beat being shown; null where nothing moves
 * @property {boolean} isShowing whether there are beats still to be shown
 * @property {Line[] | null} away what happened during a long absence, until the player closes it
 * @property {Saying[]} talk
 * @property {{ version: number, at: number, name: string, text: string }[]} gallery the talk of spectators
 * @property {Record<number, string>} outcomes of promises (kept, broken), by the version they were made at
 * @property {{ set: boolean, at: number | null, problem: string | null } | null} webhook of this eye's seat
 * @property {boolean} messages whether this server sends messages to webhooks
 * @property {number} skew seconds by which this device's clock is ahead of the server's
 * @property {boolean[]} online
 * @property {number} watching
 * @property {Warming | null} warming progress of compiling the bots; null when done
 * @property {string | null} crowded a sentence saying that bots run at a reduced effort because the server is busy
 * @property {string | null} refused the last refusal, in words
 * @property {string | null} why the reason, in words, why something cannot be chosen
 * @property {Hint | null} hint
 * @property {boolean} isThinking whether a hint is awaited
 * @property {string | null} sending the id of the move that is being sent
 * @property {Record<string, Outlook> | null} outlook of each legal move, once the server has sent it
 * @property {Record<string, any> | null} picked the facts of moves picked so far, on the board or in the action bar
 * @property {Move | null} asking a chosen move that waits for confirmation
 * @property {number | null} handOver the seat this device must be handed to before its view is shown
 * @property {number | null} lastEye the eye that was open before a hand-over
 * @property {boolean} isPeeking whether the last player looks at the result of their move again
 * @property {any} answer the answer to the last `rematch` or `invite`
 */

export {};
