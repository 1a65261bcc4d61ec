/** Towns, regions and countries, grouped by their price format. "#" stands for the amount. */
const placesByPrice: Readonly<Record<string, string>> = {
  "£#": "london,manchester,birmingham,leeds,liverpool,sheffield,bristol,glasgow,edinburgh,cardiff,belfast,newcastle,nottingham,leicester,brighton,cambridge,oxford,york,bath,norwich,exeter,plymouth,southampton,portsmouth,reading,derby,coventry,hull,aberdeen,dundee,swansea,inverness,durham,lancaster,chester,canterbury,cornwall,devon,dorset,kent,essex,sussex,surrey,norfolk,suffolk,yorkshire,cumbria,lancashire,cheshire,wales,scotland,england,uk,croydon,hackney,camden,shoreditch,peckham,soho,brixton,islington,lake district,cotswolds,highlands,peak district,midlands,east end,isle of wight,isle of man,guernsey,harrogate,winchester,salisbury,bournemouth,swindon,gloucester,cheltenham,worcester,ipswich,colchester,luton,milton keynes,northampton,peterborough,sunderland,middlesbrough,huddersfield,wakefield,stockport,blackpool,warrington,wolverhampton",
  "€#": "ireland,dublin,cork,galway,limerick,paris,lyon,marseille,nice,bordeaux,france,berlin,munich,hamburg,cologne,frankfurt,leipzig,germany,madrid,barcelona,valencia,seville,malaga,spain,lisbon,porto,portugal,rome,milan,naples,florence,venice,turin,tuscany,sicily,italy,amsterdam,rotterdam,utrecht,netherlands,brussels,antwerp,ghent,belgium,vienna,salzburg,austria,helsinki,finland,sofia,bulgaria,athens,thessaloniki,crete,greece,zagreb,split,croatia,ljubljana,slovenia,tallinn,riga,vilnius,malta,cyprus,luxembourg,stuttgart,dresden,hannover,nuremberg,dusseldorf,düsseldorf,bremen,dortmund,freiburg,heidelberg,bonn,münchen,köln,the hague,eindhoven,groningen,haarlem,bruges,leuven,toulouse,strasbourg,nantes,montpellier,grenoble,annecy,biarritz,bologna,verona,palermo,genoa,pisa,siena,bilbao,granada,zaragoza,san sebastian,mallorca,ibiza,tenerife,algarve,madeira,azores,ericeira,braga,coimbra,innsbruck,graz,tampere,turku,bratislava,slovakia,estonia,latvia,lithuania,kilkenny,sligo,donegal",
  "$#": "new york,nyc,brooklyn,queens,manhattan,bronx,harlem,los angeles,la,chicago,houston,phoenix,philadelphia,philly,san antonio,san diego,dallas,san jose,austin,jacksonville,san francisco,columbus,charlotte,indianapolis,seattle,denver,washington,boston,nashville,detroit,portland,las vegas,vegas,memphis,louisville,baltimore,milwaukee,albuquerque,tucson,fresno,sacramento,kansas city,atlanta,omaha,raleigh,miami,oakland,minneapolis,tulsa,tampa,new orleans,cleveland,pittsburgh,cincinnati,orlando,st louis,buffalo,richmond,boise,salt lake city,savannah,charleston,asheville,santa fe,honolulu,anchorage,texas,california,florida,ohio,oregon,georgia,virginia,colorado,arizona,nevada,utah,montana,maine,vermont,alaska,hawaii,michigan,wisconsin,minnesota,iowa,kansas,missouri,tennessee,kentucky,alabama,louisiana,new jersey,new mexico,massachusetts,connecticut,pennsylvania,maryland,north carolina,south carolina,usa,america,canada,toronto,montreal,vancouver,calgary,ottawa,edmonton,winnipeg,quebec,halifax,victoria,sydney,melbourne,brisbane,perth,adelaide,canberra,hobart,darwin,australia,auckland,wellington,christchurch,new zealand,singapore,mexico city,oaxaca,cancun,tulum,mexico,bogota,medellin,colombia,quito,ecuador,santiago,chile,buenos aires,argentina,bay area,silicon valley,pacific northwest,fort worth,el paso,long beach,scottsdale,fort lauderdale,chattanooga,knoxville,des moines,spokane,tacoma,fort collins,santa barbara,santa monica,santa cruz,palo alto,napa,sonoma,saskatoon,dunedin,queenstown,gold coast,geelong,cairns,fremantle,byron bay",
  "CHF #": "zurich,geneva,basel,bern,switzerland,lausanne,lucerne,lugano",
  "# kr":
    "stockholm,gothenburg,sweden,oslo,bergen,norway,copenhagen,aarhus,denmark,reykjavik,iceland,malmo,malmö,uppsala,trondheim,stavanger,odense",
  "# zł": "warsaw,krakow,poland,gdansk,wroclaw,poznan",
  "# Kč": "prague,brno,czechia",
  "# Ft": "budapest,hungary",
  "₺#": "istanbul,ankara,turkey",
  "₴#": "kyiv,lviv,ukraine",
  "AED #": "dubai,abu dhabi",
  "₪#": "tel aviv,jerusalem,israel",
  "₦#": "lagos,abuja,nigeria",
  "KSh #": "nairobi,mombasa,kenya",
  "R#": "cape town,johannesburg,durban,south africa",
  "₹#": "mumbai,delhi,new delhi,bangalore,bengaluru,hyderabad,chennai,pune,kolkata,jaipur,goa,kerala,india",
  "฿#": "bangkok,chiang mai,thailand",
  "₱#": "manila,cebu,philippines",
  "HK$#": "hong kong",
  "NT$#": "taipei,taiwan",
  "¥#": "shanghai,beijing,china,tokyo,osaka,kyoto,japan",
  "₩#": "seoul,busan,korea",
  "R$#": "sao paulo,rio,rio de janeiro,brazil",
};
/** Places with other price formats. */
const others =
  "bucharest,romania,belgrade,serbia,doha,riyadh,cairo,egypt,marrakech,casablanca,morocco,accra,ghana,kampala,uganda,kigali,rwanda,karachi,lahore,pakistan,dhaka,colombo,sri lanka,kathmandu,nepal,hanoi,saigon,vietnam,kuala lumpur,malaysia,jakarta,bali,ubud,indonesia,lima,cusco,peru,sarajevo,tirana,albania,tbilisi,yerevan";

const priceForms = new Map(
  Object.entries(placesByPrice).flatMap(([form, names]) =>
    names.split(",").map((name) => [name, form] as const),
  ),
);

/** Towns, regions and countries that briefs name in lower case or without "in". */
export const places: ReadonlySet<string> = new Set([...priceForms.keys(), ...others.split(",")]);

/**
 * Returns the price format of a place such as "12 Mill Road, Cambridge" or "Ubud, Bali"; undefined if
 * unknown.
 */
export function priceFormIn(place: string) {
  for (const part of place.toLowerCase().split(/,\s*/).toReversed()) {
    const words = part.split(/\s+/);
    // "Brooklyn NY" and "Dublin 8" begin with the town.
    for (let length = words.length; length > 0; length--) {
      const form =
        priceForms.get(words.slice(0, length).join(" ")) ?? priceForms.get(words.slice(-length).join(" "));
      if (form) return form;
    }
  }
  return isState(place) ? "$#" : undefined;
}

/** Whether a place ends with the abbreviation of a state: "Burlington, VT". */
const isState = (place: string) => /[,\s][A-Z]{2}$/.test(place) && !/\bUK$/.test(place);
