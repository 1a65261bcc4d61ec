interface Industry {
  /** As in the ids of its templates: `law-firm-ledger`. */
  id: string;
  name: string;
}

interface Sector {
  name: string;
  industries: readonly Industry[];
}

/** The trades that templates are made for. */
export const sectors: readonly Sector[] = [
  {
    name: "Food and drink",
    industries: [
      { id: "restaurant", name: "Restaurant" },
      { id: "cafe", name: "Café" },
      { id: "bakery", name: "Bakery" },
      { id: "bar", name: "Bar" },
      { id: "brewery", name: "Brewery" },
      { id: "catering", name: "Catering" },
    ],
  },
  {
    name: "Health and beauty",
    industries: [
      { id: "family-medicine", name: "Family medicine" },
      { id: "dentist", name: "Dentist" },
      { id: "hair-salon", name: "Hair salon" },
      { id: "barber", name: "Barber" },
      { id: "spa", name: "Spa" },
      { id: "gym", name: "Gym" },
      { id: "yoga-studio", name: "Yoga studio" },
      { id: "pet-services", name: "Pet services" },
      { id: "veterinary", name: "Veterinary" },
    ],
  },
  {
    name: "House and yard",
    industries: [
      { id: "handyman", name: "Handyman" },
      { id: "home-services", name: "Home services" },
      { id: "electrician", name: "Electrician" },
      { id: "construction", name: "Construction" },
      { id: "cleaning", name: "Cleaning" },
      { id: "landscaping", name: "Landscaping" },
      { id: "solar", name: "Solar" },
      { id: "auto-repair", name: "Auto repair" },
    ],
  },
  {
    name: "Office and counsel",
    industries: [
      { id: "law-firm", name: "Law firm" },
      { id: "accounting", name: "Accounting" },
      { id: "consulting", name: "Consulting" },
      { id: "real-estate", name: "Real estate" },
      { id: "agency", name: "Agency" },
      { id: "saas", name: "Software" },
    ],
  },
  {
    name: "Design and shops",
    industries: [
      { id: "architecture", name: "Architecture" },
      { id: "interior-design", name: "Interior design" },
      { id: "photography", name: "Photography" },
      { id: "art-gallery", name: "Art gallery" },
      { id: "boutique", name: "Boutique" },
      { id: "jewelry", name: "Jewelry" },
      { id: "bookshop", name: "Bookshop" },
    ],
  },
  {
    name: "Travel and occasions",
    industries: [
      { id: "hotel", name: "Hotel" },
      { id: "travel-agency", name: "Travel agency" },
      { id: "events", name: "Events" },
      { id: "wedding-planner", name: "Wedding planner" },
      { id: "florist", name: "Florist" },
      { id: "musician", name: "Musician" },
    ],
  },
  {
    name: "Learning and care",
    industries: [
      { id: "tutoring", name: "Tutoring" },
      { id: "daycare", name: "Daycare" },
      { id: "nonprofit", name: "Nonprofit" },
    ],
  },
];

export const industries = sectors.flatMap((sector) => sector.industries);
