/** French names of holidays, with their days in the format that the reader of holidays parses. */
export const frenchHolidays = `
12-24: la veille de Noël | réveillon de Noël
12-25: Noël
12-31: Saint-Sylvestre | la Saint-Sylvestre | réveillon du Nouvel An | réveillon
1-1: jour de l'An | Nouvel An | premier de l'An
1-6: Épiphanie
2-2: Chandeleur
2-14: Saint-Valentin
5-1: fête du Travail
5-8: fête de la Victoire
7-14: fête nationale | quatorze juillet
8-15: Assomption
8-1: fête nationale suisse
6-3-7: fête des pères
10-31: Halloween
11-1: Toussaint
11-11: Armistice
12-6: Saint-Nicolas
easter-47: mardi gras
easter-46: mercredi des Cendres
easter-7: dimanche des Rameaux | les Rameaux
easter-3: Jeudi saint
easter-2: Vendredi saint
easter-1: Samedi saint
easter: Pâques | dimanche de Pâques
easter+1: lundi de Pâques
easter+39: Ascension | jeudi de l'Ascension
easter+49: Pentecôte | dimanche de Pentecôte
easter+50: lundi de Pentecôte
easter+60: Fête-Dieu
advent-3: premier dimanche de l'Avent
advent-2: deuxième dimanche de l'Avent
advent-1: troisième dimanche de l'Avent
advent: quatrième dimanche de l'Avent
`;
