/**
 * Utterances and the values that should be read from them, checked by hand. All count as spoken on Wednesday 15 April
 * 2026 at ten in the morning.
 *
 * A line is `language kind: utterance = values`. Brackets are around the words of each entity of the kind, in text
 * order, and the likeliest values follow in the same order; an utterance without brackets has no entity of the kind.
 */
export const judgedUtterances = `
en time: between [3] and [4 pm] = 15:00; 16:00
en time: I can come from [3] to [4 pm] = 15:00; 16:00
en time: any time from [nine] to [eleven in the morning] = 09:00; 11:00
en time: lunch is between [11] and [1 pm] = 11:00; 13:00
en time: the bar is open from [10] to [2 am] = 22:00; 02:00
en time: we open from [9 am] to [5 pm] = 09:00; 17:00
en time: I work from [9] to [5] = 09:00; 17:00
en time: our hours are [9]-[5 pm] = 09:00; 17:00
en time: [eightish in the evening] would be good = 20:00
en time: around [eightish] please = 20:00
en time: make it [8ish] = 20:00
en time: see you at [7-ish] = 19:00
en time: at [seven oh five] = 19:05
en time: a table from 5 to 10 people
en time: we are between 3 and 4 people
en time: from five to ten guests
en time: it takes from 5 to 10 minutes
en time: my number is oh one five one two three four five six seven eight
en time: call me at five five five one two three four
en time: the code is four two seven one nine
en time: at [7 pm] on the 5th of May = 19:00
en time: wake me up at [half past six] = 18:30
en time: the train leaves at [quarter to nine in the morning] = 08:45
en time: could we say [noon] instead = 12:00
en time: no later than [11 pm] = 23:00
en time: at [15:45] = 15:45
en time: a table for two at [eight] = 20:00
en time: a table tomorrow at [9] please = 09:00
en time: at [9] on friday = 09:00
en time: today at [9] = 21:00
en time: tomorrow evening for 4 at [8] = 20:00
en time: saturday morning at [9] = 09:00
en time: next friday night at [10] = 22:00
en time: [9 in the morning] or at [3] = 09:00; 15:00
en time: tomorrow evening between [8] and [10] = 20:00; 22:00
en time: good morning, a table at [8] = 20:00
en time: I have two dogs and three cats
en time: from 10 to 12 of May
en time: from [four] till [half past five] = 16:00; 17:30
en time: meet me at [10 past midnight] = 00:10
en time: we close at [five to midnight] = 23:55
en time: lunch at [quarter past noon] = 12:15
en time: [noonish] works for me = 12:00
en time: the concert starts at [twenty past eight in the evening] = 20:20
en time: can you do [half seven tonight] = 19:30
en time: pick me up at [0630] = 06:30
en time: the shop shuts at [6pm] = 18:00
en time: my flight leaves at [14:05] = 14:05
en time: I need two tickets and a coffee
en time: some time after [3 o'clock] = 15:00
en time: just before [ten in the evening] = 22:00
en time: on the 5th of May [ten to eight] = 07:50
en time: on 5 may [10 to 8] = 07:50
en time: 24th of december [twenty past seven] = 07:20
en time: a table for 4 before [midnight] = 00:00
en time: table for 5 before [noon] = 12:00
en time: a table for two after [midnight] = 00:00
en time: bring 3 to [midnight] mass = 00:00
en time: [5 in the morning] is too early = 05:00
en date: open from [Monday] to [Friday] = 2026-04-20; 2026-04-24
en date: [Tuesday] to [Thursday] = 2026-04-21; 2026-04-23
en date: sometime between [Monday] and [Friday] = 2026-04-20; 2026-04-24
en date: from [Friday] till [Monday] = 2026-04-17; 2026-04-20
en date: from the [3rd] to the [5th of May] = 2026-05-03; 2026-05-05
en date: from [10] to [12 of May] = 2026-05-10; 2026-05-12
en date: at 7 pm on the [5th of May] = 2026-05-05
en date: can we do it [tomorrow] = 2026-04-16
en date: [the day after tomorrow] works = 2026-04-17
en date: [next Friday] would be great = 2026-04-24
en date: we met [two weeks ago] = 2026-04-01
en date: I was born on [May 3, 1990] = 1990-05-03
en date: let us meet on [Christmas Day] = 2026-12-25
en date: pay by the [end of the month] = 2026-04-30
en date: he may come
en date: a table for three
en date: remind me [in ten days] = 2026-04-25
en date: [last Monday] = 2026-04-13
en date: a table on [friday the 8th], please = 2026-05-08
en date: [friday 8th] at eight = 2026-05-08
en date: [tuesday the 21st] works for us = 2026-04-21
en date: [saturday the second] would be nice = 2026-05-02
en date: on [friday 5/8/2026] = 2026-05-08
en date: [a week tomorrow] would suit us = 2026-04-23
en date: [two weeks today] = 2026-04-29
en date: [the friday after next] = 2026-05-01
en date: [monday after next] please = 2026-04-27
en date: [the first monday in may] = 2026-05-04
en date: on the [last friday of june] = 2026-06-26
en date: [the second friday of next month] = 2026-05-08
en date: [the day after christmas] = 2026-12-26
en date: [two days before christmas] = 2026-12-23
en date: [the friday after easter] = 2027-04-02
en date: the third friday please
en date: wednesday the 16th is fine
en date: [friday] first thing, 8 people = 2026-04-17
en date: are you open on [Boxing Day] = 2026-12-26
en date: [this weekend] would be nice = 2026-04-18
en date: what about [next weekend] = 2026-04-25
en date: the sale is on [Black Friday] = 2026-11-27
en date: from [May 5th] to [10th] = 2026-05-05; 2026-05-10
en date: a room from the [1st] to the [8th of August] = 2026-08-01; 2026-08-08
en date: by the [end of next week] please = 2026-04-24
en date: I will call back [in a fortnight] = 2026-04-29
en date: some day [mid May] = 2026-05-15
en date: closed on [Labor Day] = 2026-09-07
en date: the contract ends in [March 2027] = 2027-03-01
en date: [the second of next month] = 2026-05-02
en date: a card for [Father's Day] = 2026-06-21
en date: my passport expires on [12/31/2027] = 2027-12-31
en date: [the day before yesterday] = 2026-04-13
en date: [a week from tomorrow] = 2026-04-23
en date: the meeting is [next week] = 2026-04-20
en date: any day [next month] = 2026-05-01
en date: we were there in [early June] = 2026-06-01
en date: it may take a while
en date: on [valentine's], please = 2027-02-14
en date: [next week, on friday] = 2026-04-24
en date: next week at five on [tuesday] = 2026-04-21
en date: [next month on the 5th] = 2026-05-05
en date: this weekend, [sunday] = 2026-04-19
en date: early may, on [may 3rd] = 2026-05-03
en date: next month, [may 5] = 2026-05-05
en date: in march 1500 people
en date: march 2000 steps
en date: too early may I come later
en date: the week after next week
en date: within the next week
en date: over the next week
en date: during the next week
en date: mid next week
en date: late next week
en date: middle of next month
en date: I had an epiphany
en date: my valentine's name
en date: [may 5] till 7 in the evening = 2026-05-05
en dateTime: [7 pm on the 5th of May] please = 2026-05-05T19:00+02:00
en dateTime: [tomorrow at 3pm] = 2026-04-16T15:00+02:00
en dateTime: remind me [in two hours] = 2026-04-15T12:00+02:00
en dateTime: [friday the 8th at 8pm] = 2026-05-08T20:00+02:00
en dateTime: [tonight at 8] = 2026-04-15T20:00+02:00
en dateTime: [8-ish tomorrow] = 2026-04-16T08:00+02:00
en dateTime: I called [half an hour ago] = 2026-04-15T09:30+02:00
en dateTime: tomorrow
en dateTime: wake me [tonight at 2] = 2026-04-16T02:00+02:00
en dateTime: [tomorrow at noon] please = 2026-04-16T12:00+02:00
en dateTime: [next Friday at half past six in the evening] = 2026-04-24T18:30+02:00
en dateTime: [May 5th at 9 am] = 2026-05-05T09:00+02:00
en dateTime: call me [in 20 minutes] = 2026-04-15T10:20+02:00
en dateTime: [tomorrow night at one] = 2026-04-17T01:00+02:00
en dateTime: [this Saturday around 7pm] = 2026-04-18T19:00+02:00
en dateTime: on [Christmas Eve at 4 pm] = 2026-12-24T16:00+02:00
en dateTime: next week
en dateTime: [2026-04-15 00:00] = 2026-04-15T00:00+02:00
en dateTime: [15.04.2026 00:00] = 2026-04-15T00:00+02:00
en dateTime: [April 15 at 00:00] = 2026-04-15T00:00+02:00
en dateTime: [this wednesday at 12am] = 2026-04-15T00:00+02:00
en dateTime: [today at midnight] = 2026-04-16T00:00+02:00
en dateTime: on the [5th of May ten to eight] = 2026-05-05T07:50+02:00
en dateTime: next week at [five on tuesday] = 2026-04-21T17:00+02:00
en phone: my number is [oh one five one two three four five six seven eight] = 01512345678
en phone: [zero one five one, two three four, five six seven eight] = 01512345678
en phone: call me at [five five five one two three four] = 5551234
en phone: it is [double five seven oh one two three four] = 55701234
en phone: [plus four nine one five one two three four five six seven] = +49151234567
en phone: you can reach me on [0151 23456789] = 015123456789
en phone: [+1 (415) 555-0123] = +14155550123
en phone: the code is four two seven one
en phone: one two three, go
en phone: on 2026-05-03
en phone: on 22.11.2026 19:00
en phone: ring [020 7946 0018] = 02079460018
en phone: [01 02.03.04 05] = 0102030405
en phone: [089 12/11/2020] = 08912112020
en currency: it costs [twelve euros fifty] = 12.5 EUR
en currency: [$1,200.50] in all = 1200.5 USD
en currency: send her [50 quid] = 50 GBP
en currency: about [20 dollars] = 20 USD
en currency: I owe you [a dollar] = 1 USD
en currency: only [50 cents] = 0.5 USD
en currency: it is 5,50 €
en currency: pay 1.234,56 euros
en currency: [$20], thanks = 20 USD
en currency: twenty apples
en currency: between [20] and [30 euros] = 20 EUR; 30 EUR
en currency: the stamp is [85p] = 0.85 GBP
en currency: [a hundred and fifty dollars] = 150 USD
en currency: it was [£1.2 million] = 1200000 GBP
en currency: [three pounds fifty] please = 3.5 GBP
en currency: a budget of [$2,500] = 2500 USD
en currency: [20] or [30 dollars] each = 20 USD; 30 USD
en currency: the fine was [500 Swiss francs] = 500 CHF
en currency: give him [a tenner] = 10 GBP
en currency: send [$20] to 5551234 = 20 USD
en currency: a 720p screen for [200 dollars] = 200 USD
en currency: a grand opening party for [20 dollars] = 20 USD
en currency: pizza 12 - [9.50 euros] = 9.5 EUR
en number: we are [twenty one] people = 21
en number: from [5] to [10] people = 5; 10
en number: [one and a half] please = 1.5
en number: [minus three] = -3
en number: I need [two hundred] of them = 200
en number: [1,234.5] = 1234.5
en number: nothing at all
en number: it holds [3 1/2] cups = 3.5
en number: apartment [1]/[2] = 1; 2
en number: [half a dozen] eggs = 6
en number: about [1.5k] followers = 1500
en number: [a couple of] tickets = 2
en number: [nineteen eighty four] copies = 1984
en number: [eighteen] [thirty] minute lessons = 18; 30
en number: meet at [twenty] [fifteen] = 20; 15
en duration: for [two hours] = PT2H
en duration: it takes [5] to [10 minutes] = PT5M; PT10M
en duration: [an hour and a half] = PT1H30M
en duration: [half an hour] = PT30M
en duration: about [three weeks] = P3W
en duration: two apples
en duration: in [3 1/2 hours] = PT3H30M
en duration: [two and a half days] = P2DT12H
en duration: stay for [a fortnight] = P2W
en duration: [an hour and 15 minutes] = PT1H15M
en duration: [two] or [three minutes] = PT2M; PT3M
en duration: 7:30 - [2 hours] = PT2H
en duration: order 55 - [3 weeks] delivery = P3W
en email: write to [anna@example.com], please = anna@example.com
en email: it is [anna dot smith at example dot com] = anna.smith@example.com
en email: meet me at example
en email: it's [jo_b+news@mail.example.org] = jo_b+news@mail.example.org
en url: have a look at [example.com] = https://example.com
en url: it is on [www.example.org/shop], I think = https://www.example.org/shop
en url: open [https://Example.com/Menu?table=5]. = https://example.com/Menu?table=5
en url: ([example.co.uk]) = https://example.co.uk
en url: go to [example dot com slash shop] = https://example.com/shop
en url: write to anna@example.com
en url: it is 3.5 miles
en url: I am done.Thanks
en url: at 7 p.m. please
en percentage: [20 percent] off = 20
en percentage: [20%] = 20
en percentage: [12.5 %] of it = 12.5
en percentage: give me [fifty per cent] = 50
en percentage: [a hundred percent] sure = 100
en percentage: [two and a half percent] = 2.5
en percentage: minus three degrees
en percentage: from [5] to [10 percent] = 5; 10
en percentage: about 12,5%
en percentage: twenty people
en percentage: 3/4
en percentage: [20] = 20
en percentage: a tip of [15] to [20%] = 15; 20
en temperature: set it to [20 degrees] = 20 C
en temperature: it is [-5 °C] outside = -5 C
en temperature: [70 Fahrenheit], please = 70 F
en temperature: between [18] and [21 degrees] = 18 C; 21 C
en temperature: it was [minus three degrees] = -3 C
en temperature: [five degrees below zero] = -5 C
en temperature: make it [68°F] = 68 F
en temperature: [21C] is fine = 21 C
en temperature: at 8 p.m.
en temperature: seat 21C by the window
en temperature: a table for twenty
en-US temperature: [70 degrees] = 70 F
en age: she is [5 years old] = 5
en age: I am [34] = 34
en age: I'm [34 years old] = 34
en age: a [five-year-old] boy = 5
en age: my baby is [six months old] = 0.5
en age: women aged [40] = 40
en age: kids from [5] to [10 years old] = 5; 10
en age: [34] = 34
en age: I waited 5 years
en age: I am 5 minutes late
en age: I'm 5 to 10 minutes late
en age: a table for five
en ordinal: the [third] one = 3
en ordinal: on the [21st] floor = 21
en ordinal: the [twenty-first] = 21
en ordinal: the [first] and the [second] = 1; 2
en ordinal: three of them
en ordinal: [three] = 3
en ordinal: 2.5
en ordinal: [1,000] = 1000
en ordinal: my [tenth] order = 10
en ordinal: at 3 pm
en ordinal: the [second] on the left = 2
en ordinal: half a dozen
en yesNo: [yes please] = true
en yesNo: [of course not] = false
en yesNo: [yeah], do that = true
en yesNo: [looks good] = true
en yesNo: [that works], thanks = true
en yesNo: [all good] = true
en yesNo: [great]! = true
en yesNo: [I think so] = true
en yesNo: [it is] = true
en yesNo: [👍] = true
en yesNo: [send it] = true
en yesNo: [not quite] = false
en yesNo: [not yet] = false
en yesNo: [it is not] = false
en yesNo: a great many people
en yesNo: it is raining
en yesNo: send it to my sister
en yesNo: it works
en yesNo: I am not sure
`;
