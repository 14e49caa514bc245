/** French utterances and the values that should be read from them, in the form of the other judged utterances. */
export const judgedFrench = `
fr time: demain soir à [8h] = 20:00
fr time: je voudrais une table à [vingt heures] = 20:00
fr time: le train part à [sept heures et demie] = 19:30
fr time: on se voit à [dix heures moins cinq] = 21:55
fr time: à [neuf heures moins le quart du matin] = 08:45
fr time: à [une heure et quart de l'après-midi] = 13:15
fr time: réveille-moi à [6h30] = 06:30
fr time: vers [neuf heures du soir] = 21:00
fr time: la réunion est à [15:45] = 15:45
fr time: plutôt à [midi] = 12:00
fr time: on ferme à [minuit] = 00:00
fr time: [midi et demi], ça vous va ? = 12:30
fr time: à [minuit moins le quart] = 23:45
fr time: de [9h] à [17h] = 09:00; 17:00
fr time: entre [14 heures] et [16 heures] = 14:00; 16:00
fr time: ouvert de [9] à [18 heures] = 09:00; 18:00
fr time: à [19 h 45] s'il vous plaît = 19:45
fr time: à [dix-neuf heures trente] = 19:30
fr time: à [huit heures dix] = 08:10
fr time: un taxi pour [5 heures du matin] = 05:00
fr time: une table pour quatre personnes
fr time: de cinq à dix personnes
fr time: ça dure deux heures
fr time: le code est quatre deux sept un neuf
fr time: j'ai deux chiens et trois chats
fr date: le [premier lundi de mai] = 2026-05-04
fr date: le [lendemain de Noël] = 2026-12-26
fr date: le [vendredi 8] à vingt heures = 2026-05-08
fr date: je veux réserver pour [demain] = 2026-04-16
fr date: plutôt [après-demain] = 2026-04-17
fr date: [vendredi] dans l'après-midi = 2026-04-17
fr date: je suis arrivé [avant-hier] = 2026-04-13
fr date: le [3 mai] = 2026-05-03
fr date: je suis né le [12 octobre 1985] = 1985-10-12
fr date: le [1er juin] je pars = 2026-06-01
fr date: le [premier juin] = 2026-06-01
fr date: [lundi prochain] je ne peux pas = 2026-04-20
fr date: [aujourd'hui] ou [demain] ? = 2026-04-15; 2026-04-16
fr date: on s'est vus [il y a deux semaines] = 2026-04-01
fr date: [dans dix jours] = 2026-04-25
fr date: ouvert du [lundi] au [vendredi] = 2026-04-20; 2026-04-24
fr date: du [3] au [5 mai] = 2026-05-03; 2026-05-05
fr date: le jour de [Noël] = 2026-12-25
fr date: le [lundi de Pâques] = 2027-03-29
fr date: je paie [fin du mois] = 2026-04-30
fr date: le [vingt-cinq décembre] = 2026-12-25
fr date: mon anniversaire est le [21/9/1990] = 1990-09-21
fr date: le [jeudi 7 mai] = 2026-05-07
fr date: [lundi en huit] = 2026-04-27
fr date: le [15 avril 2027] = 2027-04-15
fr date: le matin me va mieux
fr date: une table pour trois
fr dateTime: [demain à quinze heures] = 2026-04-16T15:00+02:00
fr dateTime: [ce soir à 20 heures] = 2026-04-15T20:00+02:00
fr dateTime: rappelle-moi [dans deux heures] = 2026-04-15T12:00+02:00
fr dateTime: j'ai appelé [il y a une demi-heure] = 2026-04-15T09:30+02:00
fr dateTime: [vendredi à 21h] = 2026-04-17T21:00+02:00
fr dateTime: le [3 mai à 20h30] = 2026-05-03T20:30+02:00
fr dateTime: à [19 heures le 5 mai] = 2026-05-05T19:00+02:00
fr dateTime: à huit heures du matin
fr dateTime: après-demain
fr phone: mon numéro est le [zéro six douze trente-quatre cinquante-six soixante-dix-huit] = 0612345678
fr phone: c'est le [zéro un, quarante-deux, quatre-vingt-dix-sept, vingt et un, zéro cinq] = 0142972105
fr phone: [plus trois trois six un deux trois quatre cinq six sept huit] = +33612345678
fr phone: appelez-moi au [06 12 34 56 78] = 0612345678
fr phone: [+33 6 12 34 56 78] = +33612345678
fr phone: le code est quatre deux sept un
fr phone: un deux trois
fr currency: ça coûte [douze euros cinquante] = 12.5 EUR
fr currency: environ [20 dollars] = 20 USD
fr currency: [1 234,56 €] en tout = 1234.56 EUR
fr currency: [cinquante centimes] = 0.5 EUR
fr currency: [12€50] = 12.5 EUR
fr currency: il me doit [deux cents euros] = 200 EUR
fr currency: [dix francs suisses] = 10 CHF
fr currency: [deux millions d'euros] = 2000000 EUR
fr currency: vingt pommes
fr number: nous sommes [vingt et un] = 21
fr number: [soixante et onze] = 71
fr number: [quatre-vingt-dix-sept] = 97
fr number: [quatre-vingts] personnes = 80
fr number: [soixante-dix-huit] = 78
fr number: [deux cent cinq] = 205
fr number: [mille neuf cent quatre-vingt-quatre] = 1984
fr number: [septante-deux] = 72
fr number: de [cinq] à [dix] personnes = 5; 10
fr number: [moins trois] degrés = -3
fr number: [trois virgule quatorze] = 3.14
fr number: [un million deux cent mille] = 1200000
fr number: [1 234,5] = 1234.5
fr number: j'en veux [deux et demi] = 2.5
fr number: [une douzaine] d'œufs = 12
fr number: je voudrais une table
fr number: rien d'autre, merci
fr duration: pendant [deux heures] = PT2H
fr duration: [une heure et demie] = PT1H30M
fr duration: attends [une demi-heure] = PT30M
fr duration: environ [trois semaines] = P3W
fr duration: [un quart d'heure] = PT15M
fr duration: [deux heures vingt] de route = PT2H20M
fr duration: j'ai [quarante-cinq ans] = P45Y
fr duration: [trois quarts d'heure] = PT45M
fr duration: deux pommes
fr duration: une table pour 4 à 20 heures
fr duration: de 14 à 15 heures
fr email: écrivez à [anne@exemple.com], merci = anne@exemple.com
fr email: [anne point martin arobase exemple point fr] = anne.martin@exemple.fr
fr email: c'est [info arobase ma tiret boutique point com] = info@ma-boutique.com
fr email: on se voit à l'exemple
fr url: regarde sur [exemple.fr] = https://exemple.fr
fr url: le site est [www point exemple point com] = https://www.exemple.com
fr url: [exemple point com slash menu] = https://exemple.com/menu
fr url: écrivez à anne@exemple.com
fr percentage: [vingt pour cent] de réduction = 20
fr percentage: les [12,5 %] = 12.5
fr percentage: sûr à [cent pour cent] = 100
fr percentage: vingt personnes
fr temperature: il fait [vingt degrés] = 20 C
fr temperature: mets [21,5 °C] = 21.5 C
fr temperature: il fait froid
fr age: j'ai [trente-quatre ans] = 34
fr age: une femme âgée de [40 ans] = 40
fr age: j'ai deux chiens
fr ordinal: la [troisième], s'il vous plaît = 3
fr ordinal: le [premier] et le [deuxième] = 1; 2
fr ordinal: au [dixième] étage = 10
fr ordinal: dans le [18e] arrondissement = 18
fr ordinal: trois de ceux-là
fr yesNo: [c'est bon] = true
fr yesNo: [pas tout à fait] = false
fr yesNo: [pas encore] = false
fr yesNo: [oui, merci] = true
fr yesNo: [bien sûr] = true
fr yesNo: [d'accord] = true
fr yesNo: [non merci] = false
fr yesNo: [pas du tout] = false
fr yesNo: je ne sais pas
fr yesNo: je ne suis pas sûr
`;
