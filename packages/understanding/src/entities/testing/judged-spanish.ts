/** Spanish utterances and the values that should be read from them, in the form of the other judged utterances. */
export const judgedSpanish = `
es time: quiero una mesa a las [ocho de la tarde] = 20:00
es time: el tren sale a las [siete y media] = 19:30
es time: nos vemos a las [diez menos cinco] = 21:55
es time: a las [nueve menos cuarto de la mañana] = 08:45
es time: a la [una y cuarto] = 13:15
es time: despiértame a las [6:30] = 18:30
es time: sobre las [nueve de la noche] = 21:00
es time: la reunión es a las [15:45] = 15:45
es time: podemos quedar al [mediodía] = 12:00
es time: cerramos a [medianoche] = 00:00
es time: abrimos de [nueve] a [dos de la tarde] = 09:00; 14:00
es time: trabajo de [9] a [5] = 09:00; 17:00
es time: entre las [cuatro] y las [seis de la tarde] = 16:00; 18:00
es time: a las [veintiuna horas] = 21:00
es time: quedamos a las [doce y veinte] = 12:20
es time: un taxi para las [5 de la madrugada] = 05:00
es time: el viernes a las [9] = 09:00
es time: mañana por la noche a las [8] = 20:00
es time: una mesa para cuatro personas
es time: de cinco a diez personas
es time: tardo dos horas y media
es time: el código es cuatro dos siete uno nueve
es time: tengo dos perros y tres gatos
es time: las tres opciones me gustan
es time: las [7] = 19:00
es time: a las [7] = 19:00
es time: las [siete], por favor = 19:00
es time: ¿las [9]? = 21:00
es time: sí, las [7] = 19:00
es time: mejor las [ocho] = 20:00
es time: son las [once] = 11:00
es time: la [una] = 13:00
es time: sobre las [7 y media] = 19:30
es time: las [7 de la tarde] = 19:00
es time: las [8 de la mañana], gracias = 08:00
es time: a las [7.30] = 19:30
es time: sobre las [8.15 de la tarde] = 20:15
es time: de las [7.30] a las [9.15] = 19:30; 21:15
es time: las 7 opciones
es time: me gustan las 7
es time: quiero las dos
es time: las dos son buenas
es time: la 3
es time: son 7.30 euros
es date: quiero reservar para [mañana] = 2026-04-16
es date: mejor [pasado mañana] = 2026-04-17
es date: el [viernes] por la tarde = 2026-04-17
es date: llegué [anteayer] = 2026-04-13
es date: el [3 de mayo] = 2026-05-03
es date: nací el [12 de octubre de 1985] = 1985-10-12
es date: el [primero de junio] me voy = 2026-06-01
es date: el [lunes que viene] no puedo = 2026-04-20
es date: ¿tienes algo para el [próximo martes]? = 2026-04-21
es date: nos vimos [hace dos semanas] = 2026-04-01
es date: [dentro de diez días] = 2026-04-25
es date: abierto de [lunes] a [viernes] = 2026-04-20; 2026-04-24
es date: del [3] al [5 de mayo] = 2026-05-03; 2026-05-05
es date: en [Nochebuena] cenamos en casa = 2026-12-24
es date: en [Viernes Santo] no trabajamos = 2027-03-26
es date: pagaré a [fin de mes] = 2026-04-30
es date: el [veinticinco de diciembre] = 2026-12-25
es date: mi cumpleaños es el [21/9/1990] = 1990-09-21
es date: el [jueves 7 de mayo] = 2026-05-07
es date: el [viernes 8] a las nueve = 2026-05-08
es date: el [viernes, día 8], por favor = 2026-05-08
es date: el [primer lunes de mayo] = 2026-05-04
es date: el [día después de Navidad] = 2026-12-26
es date: buenos días
es date: por la mañana me va mejor
es date: una mesa para tres
es dateTime: [mañana a las tres de la tarde] = 2026-04-16T15:00+02:00
es dateTime: [hoy a las ocho de la noche] = 2026-04-15T20:00+02:00
es dateTime: avísame [dentro de dos horas] = 2026-04-15T12:00+02:00
es dateTime: llamé [hace media hora] = 2026-04-15T09:30+02:00
es dateTime: el [viernes a las 9 de la noche] = 2026-04-17T21:00+02:00
es dateTime: el [3 de mayo a las 20:30] = 2026-05-03T20:30+02:00
es dateTime: a las [siete de la tarde del 5 de mayo] = 2026-05-05T19:00+02:00
es dateTime: a las ocho de la mañana
es dateTime: pasado mañana
es phone: mi número es [seis uno dos tres cuatro cinco seis siete ocho] = 612345678
es phone: es el [seis doce, treinta y cuatro, cincuenta y seis, setenta y ocho] = 612345678
es phone: [más tres cuatro seis uno dos tres cuatro cinco seis siete ocho] = +34612345678
es phone: llámame al [612 34 56 78] = 612345678
es phone: [+34 612 345 678] = +34612345678
es phone: el código es cuatro dos siete uno
es phone: uno dos tres
es currency: cuesta [doce euros con cincuenta] = 12.5 EUR
es currency: son [20 dólares] = 20 USD
es currency: [1.234,56 euros] en total = 1234.56 EUR
es currency: [cincuenta céntimos] = 0.5 EUR
es currency: le debo [tres mil pesos] = 3000 MXN
es currency: [€15] = 15 EUR
es currency: te doy [un euro] = 1 EUR
es currency: [dos euros y veinte céntimos] = 2.2 EUR
es currency: veinte manzanas
es currency: son [$1,234.50] = 1234.5 USD
es currency: cuesta [1,500 pesos] = 1500 MXN
es currency: cuesta [1.500 euros] = 1500 EUR
es number: somos [veintitrés] personas = 23
es number: [treinta y cinco] = 35
es number: [ciento uno] = 101
es number: [dos mil quinientos] = 2500
es number: [un millón doscientos mil] = 1200000
es number: de [cinco] a [diez] personas = 5; 10
es number: [menos tres] grados = -3
es number: [tres coma catorce] = 3.14
es number: necesito [quinientas] unidades = 500
es number: [1.234,5] = 1234.5
es number: quiero [dos y medio] = 2.5
es number: [media docena] de huevos = 6
es number: quiero una mesa
es number: [1.000,5] = 1000.5
es number: [1,000.5] = 1000.5
es number: [1,234,567] habitantes = 1234567
es number: [1.234.567] habitantes = 1234567
es number: [1,234,567.89] = 1234567.89
es number: [1.500] unidades = 1500
es number: [1,500] unidades = 1500
es number: [1,5] litros = 1.5
es number: [1.5] litros = 1.5
es number: [12,50] = 12.5
es number: [0,125] = 0.125
es number: [3,1416] = 3.1416
es-ES number: [1,250] kilos = 1.25
es-ES number: [1.250] kilos = 1250
es-ES number: [1,000.5] = 1000.5
es-MX number: [1,250] kilos = 1250
es-MX number: [1.250] kilos = 1.25
es-MX number: [1.000,5] = 1000.5
es-MX number: [12,50] = 12.5
es-US number: [2,000] millas = 2000
es number: nada más, gracias
es duration: durante [dos horas] = PT2H
es duration: [una hora y media] = PT1H30M
es duration: espera [media hora] = PT30M
es duration: unas [tres semanas] = P3W
es duration: [un cuarto de hora] = PT15M
es duration: [dos horas y veinte minutos] = PT2H20M
es duration: tengo [cuarenta y cinco años] = P45Y
es duration: dos manzanas
es email: escribe a [ana@ejemplo.com], por favor = ana@ejemplo.com
es email: [ana punto garcía arroba ejemplo punto es] = ana.garcia@ejemplo.es
es email: es [info arroba mi guion tienda punto com] = info@mi-tienda.com
es email: nos vemos en el ejemplo
es url: mira en [ejemplo.es] = https://ejemplo.es
es url: la página es [www punto ejemplo punto com] = https://www.ejemplo.com
es url: [ejemplo punto com barra menú] = https://ejemplo.com/menu
es url: escribe a ana@ejemplo.com
es percentage: [veinte por ciento] de descuento = 20
es percentage: el [12,5 %] = 12.5
es percentage: [cien por cien] seguro = 100
es percentage: veinte personas
es-MX percentage: el [12.5 %] = 12.5
es temperature: pon la calefacción a [veinte grados] = 20 C
es temperature: hace [cinco grados bajo cero] = -5 C
es temperature: giramos a la derecha
es age: tengo [treinta y cuatro años] = 34
es age: un niño de [5 años de edad] = 5
es age: tengo dos perros
es ordinal: la [tercera], por favor = 3
es ordinal: el [primero] y el [segundo] = 1; 2
es ordinal: vivo en el [décimo] piso = 10
es ordinal: en la [2ª] planta = 2
es ordinal: tres de esos
es yesNo: [sí, por favor] = true
es yesNo: [claro que sí] = true
es yesNo: [vale] = true
es yesNo: [no, gracias] = false
es yesNo: [de ninguna manera] = false
es yesNo: [todo correcto] = true
es yesNo: [creo que sí] = true
es yesNo: [aún no] = false
es yesNo: no sé
es yesNo: no estoy seguro
`;
