/**
 * English names of holidays, with their days in the format that the reader of holidays parses. `Epiphany` and
 * `Valentine's` have other meanings, so they need `on` before them.
 */
export const englishHolidays = `
12-24: christmas eve
12-25: christmas day | christmas | xmas
12-26: boxing day | saint stephen's day | st stephen's day
12-31: new year's eve | new years eve
1-1: new year's day | new years day
1-3-1: martin luther king day | mlk day
1-6: on epiphany | feast of the epiphany | three kings day
2-14: valentine's day | on valentine's | on valentine's day | valentine day
2-3-1: presidents' day
3-17: saint patrick's day | st patrick's day | st . patrick's day
5-1: may day
5-2-7: mother's day | mothers day
6-1-1 -7: memorial day
6-3-7: father's day
6-19: juneteenth
7-4: independence day
8-15: assumption day
9-1-1: labor day | labour day
10-31: halloween
11-1: all saints' day
11-11: veterans day | veteran's day | remembrance day | armistice day
11-4-4: thanksgiving | thanksgiving day
11-4-4 1: black friday
11-4-4 4: cyber monday
easter-47: shrove tuesday | pancake day | mardi gras
easter-46: ash wednesday
easter-7: palm sunday
easter-3: maundy thursday
easter-2: good friday
easter: easter | easter sunday | easter day
easter+1: easter monday
easter+39: ascension day
easter+49: whit sunday | pentecost
easter+50: whit monday | pentecost monday
easter+60: corpus christi`;
