/** What can be carried, as it is called in the bag. */
export const things = {
  tinderbox: "A tinderbox, dry",
  oil: "A can of lamp oil",
  rope: "Twenty fathoms of rope",
  letter: "Maren’s letter",
  pear: "A winter pear",
  lens: "A lens of green glass",
  whistle: "A bone whistle",
} as const;
export type Thing = keyof typeof things;

export const lamps = {
  gull: "Gull Rock",
  orchard: "Orchard Isle",
  glass: "Glass Isle",
  chapel: "Chapel Shoal",
  far: "The Far Light",
} as const;
export type Lamp = keyof typeof lamps;

/** Things in the bag, lamps that burn, and what was learnt. */
export type Mark = Thing | `lit-${Lamp}` | "truth" | "told";

export type Place = "quay" | "room" | "sea" | Lamp;

export interface Choice {
  text: string;
  to: string;
  /** Only whoever has all of these may. */
  needs?: readonly Mark[];
  /** Only whoever has none of these may. */
  lacks?: readonly Mark[];
  gives?: readonly Mark[];
  takes?: readonly Mark[];
}

export interface Scene {
  place: Place;
  title: string;
  text: readonly string[];
  /** None where the story ends. */
  choices: readonly Choice[];
}

const back: Choice = { text: "Push off, back to open water", to: "sea" };
const lamp = (which: Lamp, to: string): Choice => ({
  text: "Fill the lamp and strike a light",
  to,
  needs: ["tinderbox", "oil"],
  lacks: [`lit-${which}`],
  gives: [`lit-${which}`],
});

export const START = "quay";

export const scenes: Readonly<Record<string, Scene>> = {
  quay: {
    place: "quay",
    title: "Five windows, dark",
    text: [
      "You wake because of what is missing. For eleven years five lamps have turned over the water, and you have slept in their swing as others sleep to a clock. Tonight there is nothing. The fog has come up to the harbour steps and stands there like someone waiting to be asked in.",
      "The keeper’s mooring is empty. Maren has rowed out without you.",
    ],
    choices: [
      { text: "Go up to Maren’s cottage", to: "cottage" },
      { text: "Look into the boathouse", to: "boathouse" },
      { text: "Take the small boat and row", to: "sea" },
      { text: "Go back to bed. It is only fog", to: "ending-asleep" },
    ],
  },
  cottage: {
    place: "room",
    title: "The keeper’s table",
    text: [
      "The stove is cold. Her cup stands on the sill with a finger of tea in it, and the chair is pushed back the way she pushes it when she has made up her mind.",
      "On the nail where the tinderbox hangs, the tinderbox hangs. Whoever goes to light lamps takes a light along. Under the cup there is a letter with your name on it.",
    ],
    choices: [
      { text: "Take the tinderbox", to: "cottage", lacks: ["tinderbox"], gives: ["tinderbox"] },
      { text: "Read the letter", to: "letter", lacks: ["letter"], gives: ["letter"] },
      { text: "Out to the quay", to: "quay" },
    ],
  },
  letter: {
    place: "room",
    title: "In her square hand",
    text: [
      "“I was never good at goodbyes, so call this an instruction. Stay ashore tonight. By morning you will be angry, and in a year you will not. The oil is yours, and the good boat, and the pear trees if Hesper lets you near them.”",
      "There is no signature. She has signed the log every night for forty years, and could not sign this.",
    ],
    choices: [
      { text: "Fold it into your coat", to: "cottage" },
      { text: "Do as she says, and wait for morning", to: "ending-asleep" },
    ],
  },
  boathouse: {
    place: "quay",
    title: "Tar and rope",
    text: [
      "It smells of tar, of rope, and of every summer you have had. The oil store has been emptied, all but one can that rolled under the bench, as if somebody had been in a hurry or had wanted it to be found.",
      "Rope hangs in coils along the wall, each as thick as the next year’s work.",
    ],
    choices: [
      { text: "Pull out the can of oil", to: "boathouse", lacks: ["oil"], gives: ["oil"] },
      { text: "Shoulder a coil of rope", to: "boathouse", lacks: ["rope"], gives: ["rope"] },
      { text: "Out to the quay", to: "quay" },
    ],
  },
  sea: {
    place: "sea",
    title: "Open water",
    text: [
      "Ten strokes, and the harbour is a rumour. The oars knock in their locks. Somewhere to your left gulls are complaining; ahead, when the air moves, there is a smell of pears, and after it the cold flat breath of wet stone.",
      "You know these waters the way you know a staircase at night: not by seeing it, but by trusting there is one.",
    ],
    choices: [
      { text: "Steer for the gulls", to: "gull-landing" },
      { text: "Follow the smell of pears", to: "orchard-gate" },
      { text: "Make for the glitter on Glass Isle", to: "glass-shore" },
      { text: "Feel your way to Chapel Shoal", to: "chapel-tide" },
      { text: "Row for the Far Light, where the chart ends", to: "far-landing" },
      { text: "Turn back to the quay", to: "quay" },
      { text: "Ship the oars and let the boat drift", to: "adrift" },
    ],
  },
  adrift: {
    place: "sea",
    title: "Adrift",
    text: [
      "Without the oars it is very quiet. The fog has no edge, and after a while neither have you. Something large goes by, close, under the keel or over the mast; it is hard to say which way is which.",
      "If you mean to find your way by doing nothing, this is the place for it.",
    ],
    choices: [
      { text: "Blow the whistle", to: "pilot", needs: ["whistle"] },
      { text: "Take up the oars again", to: "sea" },
      { text: "Close your eyes", to: "ending-adrift" },
    ],
  },
  pilot: {
    place: "sea",
    title: "An answer",
    text: [
      "The note is so high that you feel it rather than hear it. A minute passes. Then, on the right hand, another whistle, older than yours, and a third behind that: the pilots of the shoal, who have not been asked for anything in years.",
      "A lantern is held up, low, over the next wave. It bobs, turns, and goes ahead of you, exactly as fast as you can row.",
    ],
    choices: [
      { text: "Follow it to the Far Light", to: "far-landing" },
      { text: "Ask it for the open sea instead", to: "sea" },
    ],
  },

  "gull-landing": {
    place: "gull",
    title: "Gull Rock",
    text: [
      "It is less an island than an argument that the sea has not won yet. Four thousand gulls hold it, all awake and all offended. The lamp stands on the top, and the iron ladder that leads there ends two body lengths above your head.",
      "The lower rungs have not rusted off. They have been sawn.",
    ],
    choices: [
      { text: "Throw the rope over the first whole rung", to: "gull-ladder", needs: ["rope"] },
      { text: "Climb the bare rock", to: "gull-fall" },
      back,
    ],
  },
  "gull-fall": {
    place: "gull",
    title: "A lesson in guano",
    text: [
      "You get further than you deserve. Then a gull the size of a dog looks you in the face, and your foot goes where there is no rock but only what gulls leave on it.",
      "The water is so cold that it is almost a kind of noise. You haul yourself into the boat, bruised along one side, and the gulls discuss it for a long time.",
    ],
    choices: [{ text: "Try something cleverer", to: "gull-landing" }, back],
  },
  "gull-ladder": {
    place: "gull",
    title: "Above the noise",
    text: [
      "The rope holds. At the top the fog is thin enough to show a star, and the lamp house is hardly larger than a wardrobe. The wick has been trimmed, neatly, with scissors, and then drowned.",
      "On the sill, where a keeper could not miss it, lies a whistle carved from a gull’s wing.",
    ],
    choices: [
      { text: "Put the whistle in your pocket", to: "gull-ladder", lacks: ["whistle"], gives: ["whistle"] },
      lamp("gull", "gull-lit"),
      { text: "Down to the boat", to: "gull-landing" },
    ],
  },
  "gull-lit": {
    place: "gull",
    title: "The first swing",
    text: [
      "It catches. The glass warms, ticks, and begins to turn, and a long pale arm goes out over the water and comes round again. Four thousand gulls fall silent, as people do when someone switches on a light in the middle of a quarrel.",
      "They remember it. So do you.",
    ],
    choices: [{ text: "Climb down", to: "sea" }],
  },

  "orchard-gate": {
    place: "orchard",
    title: "Orchard Isle",
    text: [
      "Pear trees, in rows, on an island that should not have soil enough for a cabbage. Hesper’s mother carried the earth here in a rowing boat, and so did Hesper, and they were both known for their forearms.",
      "The gate is open. There is a light in the press house, small, the colour of cider.",
    ],
    choices: [
      { text: "Knock at the press house", to: "orchard-hesper" },
      { text: "Go straight through the trees to the lamp", to: "orchard-lamp" },
      back,
    ],
  },
  "orchard-hesper": {
    place: "orchard",
    title: "Hesper",
    text: [
      "“You’ll be looking for her,” says Hesper, and goes on turning the press, because pears do not wait. “She came by at dusk. Kissed me, which she has not done since the war, and asked me to leave my lamp dark. I said I would think. I am still thinking.”",
      "She looks at your hands. “Does she know that you are out here?”",
    ],
    choices: [
      { text: "Show her the letter", to: "orchard-truth", needs: ["letter"] },
      { text: "“No.”", to: "orchard-pears" },
      { text: "“She sent me.”", to: "orchard-lie" },
      { text: "Leave her to her pears", to: "orchard-gate" },
    ],
  },
  "orchard-lie": {
    place: "orchard",
    title: "A poor liar",
    text: [
      "Hesper has raised six children and buried two husbands, one of them a smuggler. She does not even put down the crank. “Try that again when you are older,” she says, not unkindly, and nods at the door.",
      "Outside, a windfall pear lies against the step, as though the tree were of another opinion.",
    ],
    choices: [
      { text: "Pick up the pear", to: "orchard-gate", lacks: ["pear"], gives: ["pear"] },
      { text: "Back to the gate", to: "orchard-gate" },
    ],
  },
  "orchard-pears": {
    place: "orchard",
    title: "Winter pears",
    text: [
      "“Good,” says Hesper. “Then at least one of you is being honest tonight.” She gives you a pear from the high shelf, hard as a door knob. “For the boy on Glass Isle. He has eaten nothing but mackerel since August.”",
      "And, since you are there, she fills a can from the drum behind the press. It is not the finest oil. It burns.",
    ],
    choices: [
      { text: "Thank her, and take both", to: "orchard-gate", gives: ["pear", "oil"] },
      { text: "Ask what Maren is running from", to: "orchard-truth" },
    ],
  },
  "orchard-truth": {
    place: "orchard",
    title: "What Hesper knows",
    text: [
      "She wipes her hands first. “There is a company with maps. Where there are five lamps there are five rocks with names, and where there are names there can be a price. Their survey ship comes tonight. Maren thinks that what cannot be seen cannot be bought.”",
      "“And a ship in this fog, with no lamps?” you say. Hesper does not answer. That is what she is still thinking about. She puts a can of oil into your hand.",
    ],
    choices: [{ text: "Out into the orchard", to: "orchard-gate", gives: ["truth", "oil"] }],
  },
  "orchard-lamp": {
    place: "orchard",
    title: "The lamp in the oldest tree",
    text: [
      "They never built a tower here; they waited until a tree was tall enough. Steps are nailed to the trunk, each in the handwriting of another carpenter. The lamp hangs among the last pears, and nobody has put it out. It was simply allowed to burn down.",
    ],
    choices: [
      lamp("orchard", "orchard-lit"),
      { text: "Pick a pear on the way down", to: "orchard-gate", lacks: ["pear"], gives: ["pear"] },
      { text: "Climb down", to: "orchard-gate" },
    ],
  },
  "orchard-lit": {
    place: "orchard",
    title: "Gold in the leaves",
    text: [
      "The light comes up through the leaves from inside, and for a moment the whole tree is a lantern, every pear a small sun with a shadow of its own. Down in the press house the crank stops turning.",
      "Then it begins again, a little faster. Hesper has finished thinking.",
    ],
    choices: [{ text: "Back to the boat", to: "sea" }],
  },

  "glass-shore": {
    place: "glass",
    title: "Glass Isle",
    text: [
      "The beach is not sand but what the furnace threw away: a hundred years of bottle ends and broken panes, rolled by the sea until they are soft. They chime under your boots. No one can come here quietly, which was rather the idea.",
      "A boy of about nine is standing at the top of the slope with a boat hook.",
    ],
    choices: [
      { text: "Hold up the pear", to: "glass-tobias", needs: ["pear"] },
      { text: "Raise both hands and go up slowly", to: "glass-house" },
      back,
    ],
  },
  "glass-tobias": {
    place: "glass",
    title: "Tobias, glassmaker",
    text: [
      "The boat hook comes down. He eats the pear, the core, and after some thought the stalk. “Tobias,” he says then. “Master’s in bed with his chest. I do the furnace. I am not supposed to say, but I do all of it.”",
      "He wipes his fingers and gives you something wrapped in a sock: a lens, green as deep water, without one bubble. “For the Far Light. Theirs is cracked. She would not take it from me.”",
    ],
    choices: [
      { text: "Take the lens", to: "glass-house", lacks: ["lens"], gives: ["lens"], takes: ["pear"] },
      { text: "Let him keep it for now", to: "glass-house", takes: ["pear"] },
    ],
  },
  "glass-house": {
    place: "glass",
    title: "The furnace",
    text: [
      "It roars in its sleep. All along the walls stand things that were never sold: a chess set with one king, a glass oar, a birdcage whose bird is glass as well. The lamp is at the end, behind a door that is itself a single pane.",
      "Someone has hung a blanket over it. It is still warm underneath.",
    ],
    choices: [
      { text: "Pull the blanket off and look at the lamp", to: "glass-lamp" },
      { text: "Down to the shore", to: "glass-shore" },
    ],
  },
  "glass-lamp": {
    place: "glass",
    title: "Behind the pane",
    text: [
      "You can see yourself in it eleven times, each of you holding what you hold, none of you looking certain. The wick is good. The reservoir is dry, but not by accident: a siphon hangs over the edge, still dripping.",
    ],
    choices: [lamp("glass", "glass-lit"), { text: "Back through the furnace", to: "glass-house" }],
  },
  "glass-lit": {
    place: "glass",
    title: "Every colour there is",
    text: [
      "The flame stands up, and the whole house answers it. The birdcage throws a cage across the ceiling; the oar lays a green road along the floor. Out on the beach a hundred years of rubbish begin to shine, piece after piece, down to the water and some way into it.",
      "“Told him so,” says Tobias, to nobody.",
    ],
    choices: [{ text: "Down the shining slope to the boat", to: "sea" }],
  },

  "chapel-tide": {
    place: "chapel",
    title: "Chapel Shoal",
    text: [
      "At high water only the belfry shows. Now the tide is half out, and the roof lies on the sea like the back of something resting. A window stands just wide enough open for a person, if that person leaves the boat and most of their good sense behind.",
    ],
    choices: [
      { text: "Tie the boat to the cross and swim in on the rope", to: "chapel-nave", needs: ["rope"] },
      { text: "Wait for the tide to go further out", to: "chapel-wait" },
      back,
    ],
  },
  "chapel-wait": {
    place: "chapel",
    title: "The tide takes its time",
    text: [
      "You wait an hour, or what feels like one. The water draws back from the door with a long wet sigh, step by step, and leaves on the topmost a starfish, a shoe, and a pilot’s whistle of bone with its cord still knotted.",
    ],
    choices: [
      { text: "Take the whistle and walk in", to: "chapel-nave", gives: ["whistle"] },
      { text: "Walk in", to: "chapel-nave" },
    ],
  },
  "chapel-nave": {
    place: "chapel",
    title: "Where the fish sing",
    text: [
      "The pews are still in their rows, furred with weed. Every name that the sea took is cut into the left wall; every ship that the lamps brought home, into the right. The right wall is full to the last stone. You have never thought of counting the other one. It has eleven.",
      "Eleven, in a hundred and sixty years. Before the lamps, Maren told you once, it was eleven every winter.",
    ],
    choices: [
      { text: "Climb up into the belfry", to: "chapel-lamp", gives: ["told"] },
      { text: "Out, while there is still a way out", to: "chapel-tide" },
    ],
  },
  "chapel-lamp": {
    place: "chapel",
    title: "Under the bell",
    text: [
      "The lamp hangs inside the bell, where the clapper was, so that light and sound would leave by the same door. Maren has stuffed the bell with her own coat. It is her good one. You stand and hold it for a while.",
    ],
    choices: [lamp("chapel", "chapel-lit"), { text: "Down again", to: "chapel-tide" }],
  },
  "chapel-lit": {
    place: "chapel",
    title: "A voice of light",
    text: [
      "When the flame takes, the bell warms, and when it warms it hums: one low note that goes out with the beam and rolls along under the fog. Below you the water in the nave lights up green, and all the names on both walls can be read at once.",
    ],
    choices: [{ text: "Swim back to the boat", to: "sea" }],
  },

  "far-landing": {
    place: "far",
    title: "The Far Light",
    text: [
      "It stands on the last rock there is. After it the chart shows nothing but a small drawing of a whale, by a clerk who was bored. Maren’s boat is here, made fast with her knot, and next to the door, in a row, are nine full cans of oil.",
      "From somewhere out in the grey comes a ship’s horn. It is not near. It is nearer than it should be.",
    ],
    choices: [
      { text: "Take a can, and go in", to: "far-stair", gives: ["oil"] },
      { text: "Go in as you are", to: "far-stair" },
      back,
    ],
  },
  "far-stair": {
    place: "far",
    title: "Two hundred and six steps",
    text: [
      "You were eight when she first let you carry the can up here. You counted out loud then, and she pretended to lose count, so that you would have to begin again and rest. You do not count now. Your hand finds the groove in the wall that her hand has made.",
      "At the top there is a line of light under the door.",
    ],
    choices: [
      { text: "Open the door", to: "far-room" },
      { text: "Turn back, before she hears", to: "far-landing" },
    ],
  },
  "far-room": {
    place: "far",
    title: "Maren",
    text: [
      "She is sitting on the floor below the great lamp with her knees drawn up, like a girl. She is not surprised. “I left you a can,” she says. “So I suppose I wanted you to come. Sit down. There is a ship out there that is going to measure us and sell us, and all I had to do about it was nothing.”",
      "The horn again. She flinches, and you see that she has done so all night.",
    ],
    choices: [
      { text: "“I know about the company.”", to: "far-truth", needs: ["truth"] },
      { text: "“Eleven names, Maren. In a hundred and sixty years.”", to: "far-names", needs: ["told"] },
      { text: "“Then tell me.”", to: "far-truth" },
      { text: "Say nothing, and go down", to: "far-landing" },
    ],
  },
  "far-truth": {
    place: "far",
    title: "What a lamp is for",
    text: [
      "“They will build a pier on Gull Rock,” she says. “They will put up a fence around Hesper’s trees and a man in a cap to take the money. Not out of malice. That is the worst of it: there is nobody to hate. If they do not find us tonight, they will not come back; it cost them three years to be sent once.”",
      "“And the people on the ship?” you ask. She puts her hands over her ears. It is the horn, though, and not you.",
    ],
    choices: [
      { text: "Think about the names in the chapel", to: "far-names", needs: ["told"] },
      { text: "Reach for the great lamp", to: "far-lamp" },
      { text: "Sit down beside her, and leave it dark", to: "ending-dark" },
    ],
  },
  "far-names": {
    place: "far",
    title: "Eleven",
    text: [
      "She is quiet for so long that the horn sounds twice. “My brother is the ninth,” she says. “I cut the letters myself. You are going to tell me that I was about to cut thirty more.”",
      "“No,” you say. “You are telling me.” And after a while she holds out her hand, and you pull her up.",
    ],
    choices: [
      { text: "Turn to the lamp together", to: "far-lamp" },
      {
        text: "Whistle for the pilots to turn the ship away",
        to: "ending-pilots",
        needs: ["whistle", "truth"],
      },
    ],
  },
  "far-lamp": {
    place: "far",
    title: "The great lamp",
    text: [
      "It is as tall as you are, and older than the tower, which was built around it. There is a crack across the lens, from edge to edge; the beam will be bent, and a bent beam tells a ship the wrong thing, a little. Unless one had another.",
      "The wick is dry. Your hands, you notice, are perfectly steady.",
    ],
    choices: [
      {
        text: "Set Tobias’s lens, and light it: all five burn",
        to: "ending-five",
        needs: ["tinderbox", "oil", "lens", "lit-gull", "lit-orchard", "lit-glass", "lit-chapel"],
        gives: ["lit-far"],
      },
      { text: "Light it as it is", to: "ending-bent", needs: ["tinderbox", "oil"], gives: ["lit-far"] },
      {
        text: "You have no light to give it. Ring the tower bell by hand",
        to: "ending-bell",
        lacks: ["tinderbox"],
      },
      { text: "There is more to do first. Down to the boats", to: "far-landing" },
    ],
  },

  "ending-five": {
    place: "far",
    title: "Five, and in time",
    text: [
      "The green lens takes the flame and lays it down on the sea like a plank. You see the ship then, closer than you would have liked, and you see her see: her bows come round, slowly, from Gull to Orchard to Glass to Chapel, reading you off one after the other as one reads a line of print.",
      "In the morning a man in a cap rows over to say thank you. He has thirty people on board and no idea where he is; the instruments are soaked. Maren looks at you. “Well,” she says to him, “it is not really anywhere,” and draws him a chart with a whale on it.",
    ],
    choices: [],
  },
  "ending-bent": {
    place: "far",
    title: "A bent beam",
    text: [
      "It burns, and it bends. The ship comes in on it half a mile too far to the south, and goes aground on the softest sand in the whole archipelago, upright, with all her lights on and nobody hurt, like a cow that has sat down.",
      "They stay six weeks. They eat all of Hesper’s pears. In the end the surveyor’s map has five islands on it, and under each of them he has written, because he was asked nicely, “private”.",
    ],
    choices: [],
  },
  "ending-dark": {
    place: "far",
    title: "What cannot be seen",
    text: [
      "You sit down. Towards four the horn stops. Nobody can say why a horn stops: a ship may have turned for home, or anchored, or not. You and Maren do not speak of it in the morning, when the water is blue and empty and very clean.",
      "The islands stay as they are. In spring you take a chisel to the chapel, to the left wall, and stand there for a long time, not knowing how many letters to begin with.",
    ],
    choices: [],
  },
  "ending-pilots": {
    place: "sea",
    title: "The pilots of the shoal",
    text: [
      "Maren knows the old calls; you have the breath. From the gallery you whistle, and from all over the water it is answered, until low lanterns are moving in the fog like a slow handwriting. They gather about the ship, take her by the sleeve as it were, and lead her out to where the sea is deep and uninteresting.",
      "No one is lost. Nothing is found. At breakfast you light all five lamps, in daylight, for the plain pleasure of it, and Maren signs the log, and under her name you sign yours.",
    ],
    choices: [],
  },
  "ending-bell": {
    place: "far",
    title: "By hand",
    text: [
      "You ring until you cannot feel your arms, and then Maren rings, and then you. It is not a light. It says only: here is something hard, go round. Towards morning the horn answers it, three short, further off, and further still.",
      "“A tinderbox,” says Maren, when you both lie on the floor. “Forty years I have told you one thing.” Then she begins to laugh, and so do you.",
    ],
    choices: [],
  },
  "ending-asleep": {
    place: "room",
    title: "A good night’s sleep",
    text: [
      "You sleep badly, and then well. By morning the fog is gone, and so is Maren. There is wreckage on the harbour steps: an oar, a brass instrument for measuring angles, one cap.",
      "The lamps are yours now. You light them that same evening, all five, and every evening after. It is what one does. It does not bring anything back.",
    ],
    choices: [],
  },
  "ending-adrift": {
    place: "sea",
    title: "The mail boat",
    text: [
      "The mail boat finds you at noon, a mile outside the chart, next to the whale. You have slept through all of it. The mate gives you coffee and a letter for Maren, and you have the whole long way home to think about who is going to open it.",
    ],
    choices: [],
  },
};

export interface Progress {
  scene: string;
  marks: readonly Mark[];
  /** Scenes that were seen, this one included. */
  seen: readonly string[];
}

export const begin = (): Progress => ({ scene: START, marks: [], seen: [START] });

export const isOpen = ({ marks }: Pick<Progress, "marks">, { needs = [], lacks = [] }: Choice) =>
  needs.every((mark) => marks.includes(mark)) && !lacks.some((mark) => marks.includes(mark));

export const openChoices = (progress: Progress) =>
  (scenes[progress.scene]?.choices ?? []).filter((choice) => isOpen(progress, choice));

export function choose(progress: Progress, choice: Choice): Progress {
  if (!openChoices(progress).includes(choice)) return progress;
  const { to, gives = [], takes = [] } = choice;
  const marks = new Set(progress.marks.filter((mark) => !takes.includes(mark)));
  for (const mark of gives) marks.add(mark);
  return { scene: to, marks: [...marks], seen: [...new Set([...progress.seen, to])] };
}

export const isEnding = (sceneId: string) => scenes[sceneId]?.choices.length === 0;
export const endings = Object.keys(scenes).filter(isEnding);

const marks = new Set<string>([
  ...Object.keys(things),
  ...Object.keys(lamps).map((lamp) => `lit-${lamp}`),
  "truth",
  "told",
]);

/** What can be read of what was kept. */
export function readProgress(kept: unknown): Progress | undefined {
  const { scene, marks: held, seen } = (kept ?? {}) as Record<string, unknown>;
  if (
    typeof scene !== "string" ||
    !Object.hasOwn(scenes, scene) ||
    !Array.isArray(held) ||
    !Array.isArray(seen)
  )
    return undefined;
  return {
    scene,
    marks: held.filter((mark): mark is Mark => marks.has(mark)),
    seen: [...new Set([...seen.filter((id) => typeof id === "string" && Object.hasOwn(scenes, id)), scene])],
  };
}
