import { describe, expect, test } from "vitest";
import { lookScore } from "./look-wish.ts";

/** The trade of the sentence, in the words by which it would be known. */
const scoreOf = (sentence: string, trade = "", isBesideLook = false, position = 0.9) =>
  lookScore(sentence, { position, isBesideLook, isOfTrade: (word) => trade.split(" ").includes(word) });

const WISHES = `
Navy and cream, nothing loud.
Mossy green with a little copper.
Sky blue please.
Plain, lots of white, big letters.
Like an old railway poster please.
Like a good cookbook.
Warm but not twee.
Not too girly.
Classy but not stuffy.
Earth tones and natural textures.
Black and white with one red accent.
Something calm, sea colours.
Bright and fun, no cartoon dogs.
Dark, moody, a bit gothic.
Muted greens and a serif font.
Retro, seventies browns and orange.
No pink, no glitter.
No stock photos.
No clip-art please.
Nothing flashy.
Elegant and simple.
Soft greys and daylight.
Charcoal and brass.
Terracotta, sand and a splash of teal.
Cheerful, like a beach hut.
Minimal, no clutter, one typeface.
Modern but warm.
Rustic but not kitsch.
Quiet colours.
A palette of stone and moss.
Bold yellow and black.
Old-school tattoo lettering look.
Pastel, like macarons.
Clean and clinical but friendly.
Not corporate.
Nothing princessy, nothing pink.
I'd like it warm and a bit old-fashioned.
We'd love it bold and bright.
I would like something sober and dark.
Make it cosy.
Keep it simple and classy.
Keep things muted please.
Royal blue and gold, not tacky.
Deep reds and candlelight.
Kraft paper and black ink look.
Think winter morning, pale and crisp.
Something like a museum poster.
Lilac and silver, dreamy.
Grown-up colours, no balloons.
A hint of tartan but not shortbread tin.
Nautical stripes, not too much.
Sage, cream, a little gold.
Peaceful and light.
Dignified, dark blue.
Wild and colourful.
Watercolour feel, soft edges.
No skulls please, dark and moody.
Industrial look, concrete and steel.
Black, minimal, sleek.
Swiss style, red and white.
Burgundy and ivory.
Fresh greens, airy.
Not sad colours.
Neon on black.
`
  .trim()
  .split("\n");

test("there are at least sixty wishes", () => {
  expect(WISHES.length).toBeGreaterThanOrEqual(60);
});

test.each(WISHES)("is a wish for the look: %s", (sentence) => {
  expect(scoreOf(sentence)).toBeGreaterThan(0);
});

/** Copy, with words of its trade behind a mark. */
const COPY = `
White and brown loaves, rye on Fridays.
Black pudding and white pudding. | black pudding butcher sausages
Red wine, orange wine and pet nat. | wine wines
Bold flavours, no additives. | flavours roast
Dark chocolate with sea salt. | chocolate
Cold brew and iced tea.
Warm welcome for walkers and dogs.
Family-run since the seventies.
Soft play for under fives. | play
Light lunches and cakes.
Bright classrooms and a big garden.
Clean towels and robes included.
Green waste taken away.
Black cabs and airport runs. | cabs cab airport
Marble worktops and slate floors. | marble slate
Oak frames and walnut boxes. | oak frames
Linen hire for weddings and banquets. | linen hire
Brass and copper repairs. | brass copper repairs
Gold and silver repairs, rings resized. | gold silver rings
Colour, cut and blow-dry. | colour cut
Colour matching for any make of car. | colour paint
Plain and coloured glass cut to size. | glass
Hand-painted signs and gilding. | signs gilding
Vintage dresses and leather jackets. | vintage dresses
Classic car servicing. | classic car
Modern and traditional upholstery. | upholstery
No dogs please.
Please bring your own mat.
Please ring before you come.
Cash only please.
No children under five please.
Please take your shoes off at the door.
Not suitable for pushchairs.
Not licensed.
No call-out charge.
No mess, no fuss, no obligation.
Nothing over two tonnes.
Never frozen.
Nothing goes to landfill.
We paint in colour and in black and white.
The room is light and quiet.
Our colours are mixed by hand.
It is calm here and nobody hurries.
They come in blue, grey and green.
I like old clocks.
We love small weddings.
Friendly vets and a quiet waiting room. | vets vet
Gentle dentistry for nervous patients. | dentistry patients
Quiet rooms with a view of the loch.
Simple funerals without a service. | funerals funeral
Romantic weekends in the woods. | weekends woods
Wild swimming and a hot sauna. | swimming sauna
Fun swimming lessons. | swimming lessons
Wooden toys and puzzles. | wooden toys
Silk flowers and dried bouquets. | flowers
Leather saddles restored. | leather saddles
Concrete driveways and steps. | concrete driveways
Snow clearing and gritting. | snow
Smart phones and tablets mended. | phones phone
Tartan kilts to hire. | kilts tartan
Serious about sourdough. | sourdough
Bridesmaids and mothers of the bride.
Pale ales and stouts. | ales stouts
Stone walls rebuilt by hand. | stone walls
Sea fishing trips from the harbour. | sea fishing
Deep tissue massage. | massage deep tissue
Winter tyres stored.
`
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));

test("there are at least sixty sentences of copy", () => {
  expect(COPY.length).toBeGreaterThanOrEqual(60);
});

test.each(COPY)("is copy: %s", (sentence, trade) => {
  expect(scoreOf(sentence ?? "", trade)).toBeLessThanOrEqual(0);
});

describe("the place of a sentence counts", () => {
  test("a first sentence is about the business", () => {
    expect(scoreOf("Slate and stone.", "", false, 0)).toBeLessThanOrEqual(0);
  });

  test("a short refusal beside a wish for the look belongs to it", () => {
    expect(scoreOf("Not frumpy.")).toBeLessThanOrEqual(0);
    expect(scoreOf("Not frumpy.", "", true)).toBeGreaterThan(0);
    expect(scoreOf("No kites, no dolphins, please.", "", true)).toBeGreaterThan(0);
  });

  test("a refusal of work beside a wish for the look stays one", () => {
    expect(
      scoreOf("No bridesmaids, communion or debs dresses.", "bridesmaids dresses", true),
    ).toBeLessThanOrEqual(0);
  });
});
