import type { BlockKind } from "#src/sites/blocks/blocks.ts";
import { createPhrases } from "../phrases.ts";
import type { Word } from "../words.ts";

/** Everyday names of the kinds of block. Some names fit two kinds; a page often has only one of them. */
const NAMES: Partial<Record<string, string>> = {
  navigation:
    "navigation,nav,navbar,nav bar,navigation bar,menu bar,top menu,main menu,page menu,header,links at the top",
  hero: "hero,hero section,hero image,intro,introduction,intro section,opening,opening section,top section,first section,welcome section,welcome,header image,cover,main section",
  banner:
    "banner,notice,announcement,announcement bar,notice bar,alert,alert bar,top bar,emergency notice,info bar",
  features:
    "features,feature list,reasons,benefits,advantages,why us,why choose us,selling points,strengths,values,usps,highlights,what is different",
  services:
    "services,service list,what we do,offers,offerings,practice areas,treatments,products,what we offer",
  "menu pricing": "prices,price,price list,pricelist,prise list,rates,fees,tariff,what it costs,costs",
  menu: "menu,food menu,drinks,drinks list,dishes,menue,wine list",
  "pricing menu":
    "pricing,plans,price plans,pricing plans,pricing table,packages,memberships,membership,tiers,subscriptions",
  gallery:
    "gallery,photo gallery,picture gallery,image gallery,galery,gallary,portfolio,lookbook,photo wall,slideshow,photos,pictures,images,pics,our work",
  shop: "a shop,a store,online shop,online store,web shop,webshop,shop block,shop items,items for sale",
  downloads: "downloads,download,downloads block,pdf,pdfs,documents,files to download",
  video: "video,videos,video block,film,clip,youtube video,youtube,vimeo video,vimeo,trailer,video player",
  comparison:
    "before and after,before after,before and after pictures,before and after photos,comparison,transformation,transformations,makeover",
  testimonials:
    "testimonials,testimonial,reviews,review,quotes,customer quotes,feedback,customer voices,voices,voices of customers,what customers say,what people say,client stories,customer reviews,google reviews,ratings,kudos,testimonal,review notes",
  questions:
    "faq,faqs,questions,q and a,q&a,frequently asked questions,questions and answers,common questions",
  team: "team,team section,people,staff,crew,our people,the people,employees,who we are,meet the team,portraits",
  about: "about,about us,about section,story,our story,history,our history,letter,biography,bio",
  statistics: "statistics,stats,figures,numbers,key figures,facts and figures,facts,counters",
  process: "process,steps,how it works,how we work,how it goes,our process,step by step,workflow",
  "call-to-action": "call to action,cta,closing,closing section,closing block,action block,last section",
  contact:
    "contact,contact form,contact section,contact block,contact details,form,message form,enquiry form,inquiry form,get in touch,contact us",
  booking:
    "booking,bookings,online booking,booking form,book online,book a table,appointments,appointment,appointment form,reservation,reservations,schedule",
  hours:
    "opening hours,hours,opening times,business hours,opening time,opening hour,openning hours,open hours,office hours,shop hours",
  map: "map,directions,location,google map,how to find us,find us,where we are,where to find us",
  logos:
    "logos,logo row,partners,clients,brands,suppliers,as seen in,client logos,logos of our partners,partner logos,press logos,sponsors",
  newsletter:
    "newsletter,news letter,newsletter sign up,newsletter signup,mailing list,email sign up,sign up form,subscribe form,email list,newsletter form",
  journal: "blog,journal,news,articles,posts,blog posts,latest news,stories,magazine",
  events:
    "events,event list,upcoming events,dates,event calendar,calendar of events,calendar,whats on,workshops,gigs,programme",
  footer: "footer,bottom bar,page footer",
};

const phrases = createPhrases<BlockKind[]>(() =>
  Object.entries(NAMES).flatMap(([kinds, names = ""]) =>
    names.split(",").map((name) => [name, kinds.split(" ") as BlockKind[]] as const),
  ),
);

/** Target words of the spelling correction. */
export const partWords = Object.values(NAMES).flatMap((names = "") => names.split(/[ ,&]/));

export interface Part {
  /** Candidate kinds. The first that the page has is meant. */
  kinds: BlockKind[];
  from: number;
  to: number;
}

export function partsIn(words: readonly Word[]): Part[] {
  const found: Part[] = [];
  for (const { value, from, to } of phrases.find(words)) {
    const last = found.at(-1);
    // "new" has the same stem as "news".
    if ((last && last.to >= from) || words[from]?.low === "new") continue;
    found.push({ kinds: value, from, to });
  }
  const isWeak = ({ from, to }: Part) => from === to && PICTURE.test(words[from]?.low ?? "");
  const isBeside = ({ from }: Part) =>
    /(?:above|below|before|after|under|and|for|or) (?:the |our |a |some )?$/.test(
      words
        .slice(Math.max(0, from - 2), from)
        .map(({ low }) => `${low} `)
        .join(""),
    );
  const isSure = found.some((part) => !isWeak(part));
  return found.filter((part) => !isSure || !isWeak(part) || isBeside(part));
}

/** Words that usually mean a picture inside a block, not the gallery. */
const PICTURE = /^(?:pictures?|photos?|images?|pics?)$/;
