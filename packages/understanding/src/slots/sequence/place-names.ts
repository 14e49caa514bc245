import { splitSlotWords, type SlotWord } from '../list-values.ts';
import type { FoundWords } from './analysed-text.ts';

/**
 * Countries and their states, as people say them: general knowledge that needs no author's list. They are only
 * features: a slot may always have another value.
 */
const places: Readonly<Record<string, { readonly country: string; readonly state: string }>> = {
  en: {
    country: `afghanistan, albania, algeria, america, andorra, angola, antigua and barbuda, argentina, armenia, australia,
    austria, azerbaijan, bahamas, bahrain, bangladesh, barbados, belarus, belgium, belize, benin, bhutan, bolivia,
    bosnia and herzegovina, botswana, brazil, brunei, bulgaria, burkina faso, burma, burundi, cambodia, cameroon,
    canada, cape verde, central african republic, chad, chile, china, colombia, comoros, congo, costa rica, croatia,
    cuba, cyprus, czech republic, czechia, denmark, djibouti, dominica, dominican republic, east timor, ecuador,
    egypt, el salvador, england, equatorial guinea, eritrea, estonia, eswatini, ethiopia, fiji, finland, france,
    gabon, gambia, georgia, germany, ghana, great britain, greece, greenland, grenada, guatemala, guinea, guyana,
    haiti, holland, honduras, hong kong, hungary, iceland, india, indonesia, iran, iraq, ireland, israel,
    italy, ivory coast, jamaica, japan, jordan, kazakhstan, kenya, kiribati, kosovo, kuwait, kyrgyzstan, laos, latvia,
    lebanon, lesotho, liberia, libya, liechtenstein, lithuania, luxembourg, macau, macedonia, madagascar, malawi,
    malaysia, maldives, mali, malta, marshall islands, mauritania, mauritius, mexico, micronesia, moldova, monaco,
    mongolia, montenegro, morocco, mozambique, myanmar, namibia, nauru, nepal, netherlands, new zealand, nicaragua,
    niger, nigeria, north korea, north macedonia, northern ireland, norway, oman, pakistan, palau, palestine,
    palestinian territories, panama, papua new guinea, paraguay, peru, philippines, poland, portugal, puerto rico,
    qatar, romania, russia, rwanda, samoa, san marino, saudi arabia, scotland, senegal, serbia, seychelles,
    sierra leone, singapore, slovakia, slovenia, solomon islands, somalia, south africa, south korea, south sudan,
    spain, sri lanka, st kitts and nevis, st lucia, st vincent and grenadines, sudan, suriname, swaziland, sweden,
    switzerland, syria, são tomé and príncipe, taiwan, tajikistan, tanzania, thailand, timor-leste, togo, tonga,
    trinidad and tobago, tunisia, turkey, turkiye, turkmenistan, tuvalu, uganda, uk, ukraine, united arab emirates,
    united kingdom, united states, united states of america, uruguay, us, usa, uzbekistan, vanuatu, vatican city,
    venezuela, vietnam, wales, yemen, zambia, zimbabwe`,
    state: `alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho,
    illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota,
    mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina,
    north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas,
    utah, vermont, virginia, washington, west virginia, wisconsin, wyoming, district of columbia, al, ak, az, ar, ca,
    co, ct, de, fl, ga, hi, id, il, in, ia, ks, ky, la, me, md, ma, mi, mn, ms, mo, mt, ne, nv, nh, nj, nm, ny, nc,
    nd, oh, ok, or, pa, ri, sc, sd, tn, tx, ut, vt, va, wa, wv, wi, wy, dc`,
  },
  de: {
    country: `afghanistan, albanien, algerien, amerika, andorra, angola, antigua und barbuda, argentinien, armenien,
    aserbaidschan, australien, bahamas, bahrain, bangladesch, barbados, belarus, belgien, belize, benin, bhutan,
    bolivien, bosnien und herzegowina, botsuana, brasilien, brunei, brunei darussalam, bulgarien, burkina faso, burma,
    burundi, cabo verde, chile, china, costa rica, deutschland, dominica, dominikanische republik, dschibuti,
    dänemark, ecuador, el salvador, elfenbeinküste, england, eritrea, estland, eswatini, fidschi, finnland,
    frankreich, gabun, gambia, georgien, ghana, grenada, griechenland, großbritannien, grönland, guatemala, guinea,
    guyana, haiti, holland, honduras, indien, indonesien, irak, iran, irland, island, israel, italien, jamaika, japan,
    jemen, jordanien, kambodscha, kamerun, kanada, kap verde, kasachstan, katar, kenia, kirgisistan, kiribati,
    kolumbien, komoren, kongo, kosovo, kroatien, kuba, kuwait, laos, lesotho, lettland, libanon, liberia, libyen,
    liechtenstein, litauen, luxemburg, madagaskar, malawi, malaysia, malediven, mali, malta, marokko, marshallinseln,
    mauretanien, mauritius, mazedonien, mexiko, mikronesien, moldawien, monaco, mongolei, montenegro, mosambik,
    myanmar, namibia, nauru, nepal, neuseeland, nicaragua, niederlande, niger, nigeria, nordirland, nordkorea,
    nordmazedonien, norwegen, oman, osttimor, pakistan, palau, palästina, palästinensische autonomiegebiete, panama,
    papua-neuguinea, paraguay, peru, philippinen, polen, portugal, puerto rico, republik moldau, ruanda, rumänien,
    russland, salomonen, sambia, samoa, san marino, saudi-arabien, schottland, schweden, schweiz, senegal, serbien,
    seychellen, sierra leone, simbabwe, singapur, slowakei, slowenien, somalia, hongkong,
    spanien, sri lanka, st kitts und nevis, st lucia, st vincent und die grenadinen, sudan, suriname, syrien,
    são tomé und príncipe, südafrika, südkorea, südsudan, tadschikistan, taiwan, tansania, thailand, timor-leste,
    togo, tonga, trinidad und tobago, tschad, tschechien, tunesien, turkmenistan, tuvalu, uganda, ukraine, ungarn,
    uruguay, usa, usbekistan, vanuatu, vatikanstadt, venezuela, vereinigte arabische emirate, vereinigte staaten,
    vereinigtes königreich, vietnam, wales, weißrussland, zentralafrikanische republik, zypern, ägypten,
    äquatorialguinea, äthiopien, österreich`,
    state: `baden-württemberg, bayern, brandenburg, hessen, mecklenburg-vorpommern, niedersachsen, nordrhein-westfalen,
    rheinland-pfalz, saarland, sachsen, sachsen-anhalt, schleswig-holstein, thüringen, burgenland, kärnten,
    niederösterreich, oberösterreich, salzburg, steiermark, tirol, vorarlberg, aargau, graubünden, thurgau, wallis,
    tessin, waadt`,
  },
};
const longestName = 5;
const indexes = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** Finds the names of countries and states in a text; the longest at each word. */
export function findPlaceNames(words: readonly Pick<SlotWord, 'word'>[], language: string): FoundWords[] {
  const index = getIndex(language.slice(0, 2));
  if (index === undefined) return [];
  const found: FoundWords[] = [];
  for (let start = 0; start < words.length; start += 1)
    for (let length = Math.min(longestName, words.length - start); length > 0; length -= 1) {
      const kinds = index.get(toKey(words.slice(start, start + length)));
      if (kinds === undefined) continue;
      for (const kind of kinds) found.push({ type: `place ${kind}`, isOfList: false, start, end: start + length });
      start += length - 1;
      break;
    }
  return found;
}

/** The kinds of each name of a language. */
function getIndex(language: string) {
  const lists = places[language];
  if (lists === undefined) return undefined;
  const index = indexes.get(language) ?? readNames(lists, language);
  indexes.set(language, index);
  return index;
}

function readNames(lists: Readonly<Record<string, string>>, language: string) {
  const index = new Map<string, string[]>();
  for (const [kind, names] of Object.entries(lists))
    for (const name of names.split(',')) {
      const key = toKey(splitSlotWords(name, language));
      index.set(key, [...(index.get(key) ?? []), kind]);
    }
  return index;
}

function toKey(words: readonly Pick<SlotWord, 'word'>[]): string {
  return words.map(({ word }) => word).join(' ');
}
