import type { DemoUser } from "#src/contract/demo-users.ts";
import type { UserType } from "#src/contract/user-types.ts";

type Login = readonly [userType: UserType, username: string, password: string];

const loginsByModule: Readonly<Record<string, readonly Login[]>> = {
  "Customer Relationship Manager": [
    ["admin", "mara.lindqvist", "brass-otter-41"],
    ["manager", "desmond.achebe", "linen-harbour-8"],
    ["user", "front.desk", "teapot-lane-23"],
  ],
  "Sales Pipeline Tracker": [
    ["admin", "petra.novotna", "copper-swift-17"],
    ["manager", "sales.lead", "amber-ladder-52"],
    ["user", "kofi.mensah", "river-biscuit-9"],
  ],
  "Client Portal": [
    ["admin", "helene.marchetti", "walnut-gate-64"],
    ["manager", "studio.manager", "paper-heron-30"],
    ["user", "yusuf.demir", "slate-robin-75"],
    ["client", "the.abernathys", "garden-door-12"],
  ],
  "Quote Builder": [
    ["manager", "roisin.gallagher", "chalk-beaver-6"],
    ["user", "estimating.desk", "tape-measure-88"],
    ["client", "warehouse.nine", "oak-ceiling-19"],
  ],
  "Email Triage": [
    ["admin", "ingrid.solberg", "postbox-finch-3"],
    ["user", "shared.inbox", "blue-envelope-46"],
  ],
  "Loyalty Ledger": [
    ["admin", "beatriz.fonseca", "saffron-mug-57"],
    ["user", "till.two", "crema-sparrow-20"],
    ["client", "regular.rosalind", "tenth-cup-free"],
  ],
  "Referral Network": [
    ["admin", "samir.haddad", "plum-bridge-33"],
    ["user", "partner.desk", "velvet-rope-71"],
    ["client", "joiner.jonas", "dowel-thrush-5"],
    ["guest", "curious.neighbour", "picket-fence-2"],
  ],
  "Puzzle Trail": [
    ["admin", "clue.setter", "riddle-magpie-14"],
    ["user", "winona.begay", "maze-marigold-8"],
    ["guest", "sunday.solver", "seven-keys-29"],
  ],
  "Arcade Cabinet": [
    ["user", "waiting.room", "pixel-badger-90"],
    ["guest", "player.one", "coin-slot-55"],
    ["developer", "milo.vandenberg", "joystick-fern-7"],
  ],
  "Quest Map": [
    ["manager", "town.crier", "cobble-fox-38"],
    ["user", "checkpoint.four", "stamp-lantern-6"],
    ["guest", "the.okafor.family", "cake-compass-16"],
  ],
  "Trivia Night Host": [
    ["admin", "quizmaster.quill", "pewter-query-1"],
    ["manager", "landlady.lou", "cask-bell-82"],
    ["user", "score.keeper", "pencil-stoat-27"],
    ["guest", "table.seven", "salted-guess-4"],
  ],
  "Leaderboard Studio": [
    ["admin", "gym.owner.gita", "podium-hare-63"],
    ["user", "croissant.camille", "butter-fold-100"],
    ["developer", "anders.holm", "wall-screen-18"],
  ],
  "Card Table": [
    ["user", "cafe.counter", "queen-of-rye-11"],
    ["guest", "whist.wednesday", "lucky-teaspoon"],
  ],
  "Tournament Bracket": [
    ["admin", "referee.ramon", "chalk-oche-180"],
    ["user", "club.secretary", "rook-pigeon-44"],
    ["guest", "seed.sixteen", "long-shot-61"],
  ],
  "Access Control Desk": [
    ["admin", "keyholder.kwame", "iron-wren-73"],
    ["manager", "night.porter", "moonlit-hinge-9"],
    ["user", "saturday.helper", "side-door-35"],
    ["guest", "window.cleaner", "squeegee-day-1"],
  ],
  "Visitor Log": [
    ["admin", "noor.rahimi", "brass-bell-66"],
    ["user", "reception.north", "lobby-fern-24"],
    ["guest", "visitor.badge.12", "umbrella-stand"],
  ],
  "Password Vault": [
    ["admin", "agnes.thorvald", "vault-hedgehog-2"],
    ["user", "weekend.team", "sticky-note-0"],
    ["developer", "dev.dariusz", "tumbler-lynx-58"],
  ],
  "Audit Trail": [
    ["admin", "prudence.adeyemi", "ink-kestrel-31"],
    ["manager", "shop.manager", "before-after-15"],
    ["client", "accountant.albrecht", "green-ledger-77"],
  ],
  "Threat Monitor": [
    ["admin", "watch.officer", "lighthouse-owl-4"],
    ["developer", "priya.raghunath", "tripwire-moth-21"],
  ],
  "Backup Keeper": [
    ["admin", "archivist.anouk", "two-places-2am"],
    ["user", "office.upstairs", "spare-candle-36"],
    ["developer", "restore.tester", "spool-puffin-13"],
  ],
  "Incident Room": [
    ["admin", "calm.caroline", "deep-breath-10"],
    ["manager", "duty.manager", "torch-spaniel-5"],
    ["user", "first.responder", "whistle-hook-48"],
    ["client", "insurer.ines", "dry-blanket-26"],
  ],
  "Appointment Scheduler": [
    ["admin", "salon.sabine", "mirror-finch-39"],
    ["manager", "chair.manager", "comb-kettle-22"],
    ["user", "leila.ferreira", "quarter-past-9"],
    ["client", "mr.pemberton", "short-sides-3"],
  ],
  "Task Board": [
    ["manager", "foreman.felipe", "spirit-level-68"],
    ["user", "van.three", "ladder-toast-42"],
    ["guest", "trial.apprentice", "first-hammer-1"],
  ],
  "Time Clock": [
    ["manager", "payroll.pauline", "friday-abacus-7"],
    ["user", "early.shift", "rooster-zinc-6"],
  ],
  "Invoice Desk": [
    ["admin", "bookkeeper.bao", "carbon-copy-59"],
    ["user", "workshop.desk", "stamped-paid-84"],
    ["client", "castellane.catering", "thirty-days-30"],
  ],
  "Stock Counter": [
    ["admin", "storeroom.stella", "crate-weasel-25"],
    ["manager", "buyer.bogdan", "thirty-eggs-1"],
    ["user", "shelf.scanner", "pepper-aisle-53"],
  ],
  "Shift Planner": [
    ["admin", "rota.rebecca", "tidy-monday-40"],
    ["manager", "kitchen.lead", "whisk-falcon-62"],
    ["user", "tariq.osei", "swap-sunday-17"],
  ],
  "Document Binder": [
    ["admin", "registrar.ruth", "hole-punch-70"],
    ["user", "permit.clerk", "manila-goose-8"],
    ["client", "landlord.lorenzo", "boiler-cert-92"],
  ],
  "AI Chatbot Builder": [
    ["admin", "imogen.castellanos", "parrot-manual-6"],
    ["user", "helpline.hana", "patient-reply-28"],
    ["developer", "bot.builder.bram", "hinge-syntax-51"],
    ["client", "night.shopper", "slippers-at-11"],
  ],
  "Copy Desk": [
    ["manager", "editor.eleni", "red-pencil-37"],
    ["user", "menu.writer", "crisp-sage-19"],
    ["developer", "tone.tuner", "vowel-toucan-45"],
  ],
  "Review Reader": [
    ["admin", "bistro.benoit", "five-spoons-5"],
    ["manager", "guest.relations", "warm-soup-72"],
    ["developer", "lars.nyberg", "comma-heron-34"],
  ],
  "Demand Forecaster": [
    ["manager", "baker.bronwyn", "rye-almanac-12"],
    ["user", "order.desk", "drizzle-dozen-9"],
    ["developer", "meera.subramanian", "curve-pelican-65"],
  ],
  "Photo Sorter": [
    ["user", "site.photographer", "sharp-lens-86"],
    ["client", "villa.verano", "terrace-june-14"],
    ["developer", "pixel.pilar", "shutter-vole-50"],
  ],
  "Call Transcriber": [
    ["admin", "practice.manager", "quiet-line-43"],
    ["user", "dispatch.dolores", "hello-plumber-2"],
    ["developer", "otto.brandvold", "echo-lapwing-78"],
  ],
  "Lead Scorer": [
    ["admin", "growth.gwendolyn", "warm-handset-1"],
    ["manager", "callback.carlos", "top-five-first"],
    ["developer", "weights.wanjiru", "scale-ibis-69"],
  ],
};

export const demoUserSeed: readonly Omit<DemoUser, "id">[] = Object.entries(loginsByModule).flatMap(
  ([module, logins]) =>
    logins.map(([userType, username, password]) => ({ module, userType, username, password })),
);
