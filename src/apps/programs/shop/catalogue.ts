export const kinds = ["Vases", "Bowls", "Cups", "Plates", "Jugs"] as const;
export type Kind = (typeof kinds)[number];

export const glazes = ["Clay", "Sea", "Chalk", "Night"] as const;
export type Glaze = (typeof glazes)[number];

export interface Product {
  id: string;
  name: string;
  kind: Kind;
  /** The price in cents. */
  price: number;
  text: string;
  /** The outline of the right half of the pot: pairs of width and height from rim to foot, both from 0 to 100. */
  outline: readonly (readonly [width: number, height: number])[];
  height: string;
  stock: number;
  hasHandle?: true;
}

export const products: readonly Product[] = [
  {
    id: "moon-vase",
    name: "Moon vase",
    kind: "Vases",
    price: 12_800,
    height: "31 cm",
    stock: 6,
    text: "Two halves thrown apart and joined while they are still soft. The seam stays, as a line you find with a thumb.",
    outline: [
      [14, 0],
      [11, 8],
      [24, 18],
      [46, 46],
      [42, 74],
      [22, 98],
      [20, 100],
    ],
  },
  {
    id: "bottle-vase",
    name: "Bottle vase",
    kind: "Vases",
    price: 7_400,
    height: "27 cm",
    stock: 9,
    text: "A neck for one stem, and weight enough below that a tall one will not tip it.",
    outline: [
      [9, 0],
      [7, 6],
      [7, 34],
      [26, 56],
      [31, 78],
      [24, 98],
      [22, 100],
    ],
  },
  {
    id: "shoulder-jar",
    name: "Shoulder jar",
    kind: "Vases",
    price: 9_600,
    height: "24 cm",
    stock: 4,
    text: "High shoulders, narrow foot. It looks as if it had just breathed in.",
    outline: [
      [18, 0],
      [17, 6],
      [40, 22],
      [42, 36],
      [27, 80],
      [22, 98],
      [22, 100],
    ],
  },
  {
    id: "supper-bowl",
    name: "Supper bowl",
    kind: "Bowls",
    price: 3_400,
    height: "8 cm",
    stock: 40,
    text: "Deep enough for broth, wide enough for everything else. Stacks six high.",
    outline: [
      [50, 0],
      [49, 8],
      [44, 40],
      [30, 78],
      [18, 90],
      [18, 100],
    ],
  },
  {
    id: "salad-bowl",
    name: "Long table bowl",
    kind: "Bowls",
    price: 8_800,
    height: "14 cm",
    stock: 7,
    text: "For the middle of the table. Two hands to carry, eight people to empty.",
    outline: [
      [50, 0],
      [50, 6],
      [47, 34],
      [36, 70],
      [20, 88],
      [20, 100],
    ],
  },
  {
    id: "rice-bowl",
    name: "Rice bowl",
    kind: "Bowls",
    price: 2_600,
    height: "7 cm",
    stock: 52,
    text: "Sits in one palm and does not burn it: the foot is tall, and the wall is thick where you hold it.",
    outline: [
      [44, 0],
      [43, 10],
      [38, 46],
      [22, 80],
      [15, 84],
      [17, 100],
    ],
  },
  {
    id: "morning-cup",
    name: "Morning cup",
    kind: "Cups",
    price: 2_800,
    height: "9 cm",
    stock: 64,
    hasHandle: true,
    text: "A handle for three fingers and a rim that is thin where it matters.",
    outline: [
      [32, 0],
      [31, 6],
      [32, 50],
      [30, 88],
      [24, 100],
    ],
  },
  {
    id: "espresso-cup",
    name: "Short cup",
    kind: "Cups",
    price: 1_900,
    height: "6 cm",
    stock: 80,
    text: "No handle, one swallow more than an espresso, a ring of bare clay to hold it by.",
    outline: [
      [30, 0],
      [29, 8],
      [24, 70],
      [20, 100],
    ],
  },
  {
    id: "dinner-plate",
    name: "Dinner plate",
    kind: "Plates",
    price: 3_900,
    height: "2 cm",
    stock: 36,
    text: "Pressed, not thrown, so that they stack. The rim turns up just enough for a sauce.",
    outline: [
      [50, 0],
      [49, 14],
      [38, 62],
      [24, 80],
      [24, 100],
    ],
  },
  {
    id: "cake-stand",
    name: "Cake stand",
    kind: "Plates",
    price: 6_900,
    height: "12 cm",
    stock: 5,
    text: "A plate that has been lifted. It has survived a wedding for ninety.",
    outline: [
      [50, 0],
      [50, 9],
      [44, 16],
      [10, 24],
      [8, 60],
      [22, 96],
      [22, 100],
    ],
  },
  {
    id: "water-jug",
    name: "Water jug",
    kind: "Jugs",
    price: 6_200,
    height: "22 cm",
    stock: 11,
    hasHandle: true,
    text: "A litre and a half, and a spout that does not drip; it took us eleven tries.",
    outline: [
      [20, 0],
      [17, 14],
      [18, 24],
      [34, 58],
      [33, 80],
      [24, 98],
      [23, 100],
    ],
  },
  {
    id: "milk-jug",
    name: "Milk jug",
    kind: "Jugs",
    price: 3_200,
    height: "11 cm",
    stock: 23,
    hasHandle: true,
    text: "For two coffees or one gravy. The belly keeps it warm through a second helping.",
    outline: [
      [22, 0],
      [19, 14],
      [33, 56],
      [31, 82],
      [22, 100],
    ],
  },
];

export const productById = new Map(products.map((product) => [product.id, product]));
