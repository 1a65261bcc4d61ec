import { expect, test } from "vitest";
import { isMakerNote } from "./maker-notes.ts";

test.each([
  "I'll send some photos when our Sarah finds them.",
  "will send pics next week",
  "We will give you the text for the fees page once the committee has met.",
  "Photos to follow.",
  "I can write more about myself later if you need it.",
  "I'm not sure about the colours, I'll leave that to you.",
  "not sure about colours yet, maybe earthy?",
  "I don't really mind which font.",
  "Something with a bit of steel grey would be nice but I trust you.",
  "I trust your judgement.",
  "Use your judgement about the pictures, I have a few but they are dark.",
  "Is it possible to have our handprint painting at the top?",
  "Don't show any children's faces please.",
  "I'd rather not have my face on it.",
  "I hate those cartoon cupcakes.",
  "My wife says it should have a map.",
  "My sister gave me your address.",
  "I am writing on behalf of the Alderley Bell Ringers.",
  "We would be grateful if the page could be ready before Easter.",
  "Yours faithfully",
  "Sent from my iPhone",
  "Many thanks,",
  "big letters because my ladies don't see well",
  "keep it quick to load",
  "thats about it really",
  "Nothing too corporate.",
  "Please don't make it look like a bank.",
  "We can't stand clip art.",
  "Let me know if you need anything else.",
])("“%s” is for whoever makes the site", (note) => {
  expect(isMakerNote(note)).toBe(true);
});

test.each([
  "I always sheet up the floors and I sweep before I go.",
  "We'll send you photos of your dog every day.",
  "Send us a photo and we'll give you a price.",
  "Not sure which plant you need? Ask Bill.",
  "We don't like waste.",
  "I love old houses.",
  "Orders must be ready by Friday.",
  "Bread is ready by 7.",
  "We can take them to the vet.",
  "We can find it if it is in print.",
  "I will write the letter with you and send it.",
  "We trust you to choose the films.",
  "I don't use bleach.",
  "Don't bring the dog, he hates cats.",
  "Never any hidden fees.",
  "Our plumber will come by and give you a quote.",
  "Nothing is thrown away.",
  "We are happy for you to bring your own wine.",
  "My grandfather said we should never use cheap flour.",
  "I like to start early.",
  "We're writing wills for families.",
  "It would be nice to see you.",
])("“%s” is for customers", (sentence) => {
  expect(isMakerNote(sentence)).toBe(false);
});
