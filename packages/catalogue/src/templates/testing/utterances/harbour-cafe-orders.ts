/**
 * What guests may say in the middle of ordering at the café: several things in one sentence, corrections, questions in between.
 * Written without looking at the samples of the template, in rounds of 20 after the first 60. What a round missed was used to improve
 * the template, except for the last round, which is kept back. The third part is a pattern of `state` afterwards.
 */
export const harbourCafeOrders = {
  state: '{Order}; €{Total}; {PickUpTime}',
  utterances: String.raw`
two small flat whites and a croissant => small flat white.*croissant => (2|two) small flat white.*croissant; €9;
a large latte with oat milk and a toasted sandwich please => oat latte.*sandwich => large oat latte.*sandwich; €12;
can I get a coffee, a tea and a hot chocolate | large | small > large => hot chocolate => large coffee, small tea, large hot chocolate; €13
three croissants => croissant => (3|three).*croissants?; €9;
one small espresso and one small cappuccino with soy => espresso.*cappuccino => small espresso.*small soy cappuccino; €6;
we're four people, so four regular teas please => tea => (4|four) regular teas?; €12;
hi, I'd like to order two toasted sandwiches and two large cokes => sandwich => ^(2|two) toasted sandwich[^,]*; €14;
order | a large latte > and two croissants => croissant => large latte.*(2|two).*croissants?; €11;
order > a small black coffee and a croissant please => coffee.*croissant => small.*coffee.*croissant; €6;
could we have a large hot chocolate for my daughter and a small tea for me => hot chocolate.*tea => large hot chocolate.*small tea; €8;
a large latte > make that a small one => small latte => ^small latte; €3;
a large latte > actually with oat milk => oat latte => ^large oat latte; €5;
two large lattes > sorry, just one => latte => ^(one |1 )?large latte; €5;
a small tea > make it two => (2|[Tt]wo) small tea => ^(2|two) small teas?; €4;
a large latte | and a croissant > no croissant after all => large latte => ^large latte; €5;
a large latte and a croissant > take off the latte => croissant => ^(butter )?croissant; €3;
a large latte and a croissant > can I change my order => latte.*croissant|change => latte.*croissant; €8;
a large latte > I meant a cappuccino => large cappuccino => ^large cappuccino; €5;
a large latte | that's all > make the latte a small one => small latte => ^small latte; €3;
order | a tea > large, no wait, small => small tea => ^small tea; €2;
a croissant | that's all | yes > oh and could you add a small coffee => small coffee => croissant.*small coffee; €6;
a large latte | that's all | yes | at noon > actually, can we make it one o'clock => one o'clock => latte; €5; .*one o'clock
a large latte and a croissant > cancel everything => [Cc]ancel|empty|nothing => ^; €0;
a large latte | that's all > forget it, I don't want anything anymore => [Cc]ancel|empty|nothing|Fair winds => ^; €0;
order > never mind => No problem|Anything else|cancel|all right|All right => ^; €0;
a croissant | that's all | yes > I changed my mind, cancel my order => [Cc]ancel|empty|nothing => ^; €0;
order | a latte > cancel that => [Cc]ancel|[Rr]emove|What can I get you|Anything else => ^; €0;
a large latte and a croissant > remove the last thing => latte => ^large latte; €5;
a large latte and two croissants > how much is that? => €11 => €11;
a large latte > what do I owe you so far => €5 => ^large latte; €5;
a large latte | that's all > and that comes to? => €5 => ^large latte; €5;
how much is a large cappuccino => €5|large \+€1 => ^; €0;
what would two croissants cost me => €3|€6 => ^; €0;
a large latte and a croissant > what have I ordered so far? => large latte.*croissant => €8;
a large latte > can I split the bill => counter|card => ^large latte; €5;
how long will it take? => minutes => ^; €0;
a large latte | that's all | yes > how soon can it be ready => minutes.*(When|pick) => ^large latte; €5;
is it busy right now => minutes|busy => ^; €0;
pick up at half past four => half past four => half past four$
a large latte | that's all | yes > I'll come by at half past four => name => half past four$
a small tea > can I pick it up in twenty minutes => twenty minutes => ^small tea; €2; .*twenty minutes$
a large latte and a croissant, pick up at ten to nine => latte.*croissant => large latte.*croissant; €8; .*ten to nine$
a croissant | that's all | yes > as soon as possible => name => croissant; €3; .*as soon as possible
a croissant | that's all | yes | at noon > it's for Maria => Thank you, Maria! => €3;
what do you recommend? => flat white|croissant|sandwich|latte|chocolate => ^; €0;
order > a croissant > what would you recommend? => favourites => ^butter croissant; €3;
order > what's good here => flat white|latte|chocolate.*(What can I get you|Anything else|\?) => ^; €0;
I can't decide, surprise me => flat white|croissant|sandwich|latte|chocolate => ^; €0;
what's your most popular coffee => flat white|latte|cappuccino => ^; €0;
a large latte > what goes well with that => croissant|sandwich => ^large latte; €5;
I'm allergic to nuts, what can I eat? => [Nn]uts?.*(croissant|sandwich) => ^; €0;
I'm lactose intolerant => [Oo]at => ^; €0;
order > is the croissant vegan => [Vv]egan => ^; €0;
does the hot chocolate contain nuts => [Nn]uts.*chocolate|chocolate.*[Nn]uts => ^; €0;
a large latte > my son can't have gluten => [Gg]luten => ^large latte; €5;
thanks, bye => Fair winds|Until next
a large latte > thanks, bye => Fair winds|Until next|[Oo]rder => large latte; €5;
order > thanks, I have to go, bye => Fair winds|Until next
a croissant | that's all | yes > bye => Fair winds|Until next|pick|order
order | a tea > see you later => Fair winds|Until next
my last order was wrong, who do I talk to => 555 0142
could I have two large cappuccinos and three croissants => cappuccino.*croissant => (2|two) large cappuccino.*(3|three).*croissants?; €19;
I need a small tea plus a sandwich => tea.*sandwich => small tea.*sandwich; €9;
order > one large americano, one small latte with almond milk and a toastie => americano.*almond latte.*sandwich => large americano.*small almond latte.*sandwich; €15;
a small latte > could you make it a large instead => large latte => ^large latte; €5;
a large tea > wait, I want three of those => (3|[Tt]hree) large tea => ^(3|three) large teas?; €12;
a large latte and a croissant > without the croissant please => latte => ^large latte; €5;
a large latte > no sorry, I wanted a hot chocolate => large hot chocolate => ^large hot chocolate; €6;
a croissant | that's all > hang on, also a large tea => large tea => croissant.*large tea; €7;
a large latte and a croissant > scrap the whole order => [Cc]ancel|empty|nothing => ^; €0;
order | a small tea > I don't want that any more => [Cc]ancel|[Rr]emove|[Ww]ithout|empty|nothing => ^; €0;
two croissants > what's the total => €6 => €6;
a small latte | that's all | yes > remind me what that costs => €3 => ^small latte; €3;
a small latte > can you read my order back to me => small latte => ^small latte; €3;
a small latte > when will it be ready => minutes => ^small latte; €3;
order > I'd like to collect it at quarter to six => quarter to six => quarter to six$
a croissant | that's all | yes > around 5 pm would be good => name => 5 pm
any suggestions? => flat white|croissant|sandwich|latte|chocolate => ^; €0;
order > I have a nut allergy => [Nn]ut.*\? => ^; €0;
a large latte | that's all > ok thank you, goodbye => Fair winds|Until next|[Oo]rder => large latte; €5;
order | a large latte > great, cheers, see ya => Fair winds|Until next|[Oo]rder => large latte; €5;
a double order please: three small lattes and a veggie sandwich => latte.*sandwich => (3|three) small lattes?.*vegetable sandwich; €16;
I'll go for a small mocha and also two croissants, please => mocha.*croissant => small mocha.*(2|two).*croissants?; €9;
my colleague wants a large tea and I'd like a small espresso => tea.*espresso => large tea.*small espresso; €7;
four toasties to go => sandwich => (4|four) toasted sandwich(es)?; €28;
order | a large cappuccino > can you change the cappuccino to a latte => latte => ^large latte; €5;
a small hot chocolate > hmm, better a large one => large hot chocolate => ^large hot chocolate; €6;
a large latte > could I have that with soy milk => soy latte => ^large soy latte; €5;
two croissants > oh, only one croissant please => croissant => ^(one |1 )?butter croissant; €3;
a large tea and a sandwich > skip the sandwich => tea => ^large tea; €4;
a large tea and a sandwich > please delete the tea => sandwich => ^toasted sandwich; €7;
a large latte | that's all > stop, I want to cancel => [Cc]ancel|nothing => ^; €0;
a small tea > actually I'm not ordering anything today => [Cc]ancel|nothing|[Oo]rder => ^; €0;
a small latte and a croissant > what's my bill => €6 => €6;
a small latte and a croissant > so how much do I pay => €6 => €6;
order | a large tea > do you know how long I'll be waiting => minutes => ^large tea; €4;
a croissant | that's all | yes > in about a quarter of an hour => name => quarter of an hour
a small tea | that's all | yes | at noon > my name's Omar => Thank you, Omar! => €2;
what would you suggest for a hungry person => sandwich => ^; €0;
order > which of your cakes have no gluten => [Gg]luten => ^; €0;
order | a croissant > bye then, have a good one => Fair winds|Until next|[Oo]rder
one small americano with oat milk plus three croissants, thanks => oat americano.*croissant => small oat americano.*(3|three).*croissants?; €12;
two large teas and a small cocoa for the kids => tea.*chocolate => (2|two) large teas?.*small hot chocolate; €12;
order > five croissants and one toastie => croissant.*sandwich => (5|five).*croissants?.*sandwich; €22;
hello there, I'd love a small cappuccino => small cappuccino => ^small cappuccino; €3;
a small latte > ah no, I'd rather have it large => large latte => ^large latte; €5;
a small latte > please use almond milk for it => almond latte => ^small almond latte; €3;
a small latte and a croissant > make it three croissants => croissant => (3|three).*croissants?
a large tea and a croissant > I don't need the croissant => tea => ^large tea; €4;
order | a large latte > please remove it => [Ww]ithout|empty|nothing => ^; €0;
a small tea | that's all > one more thing, a sandwich as well => sandwich => small tea.*sandwich; €9;
a small tea | that's all > that's wrong, I said a large tea => large tea|change => tea
a large latte | that's all | yes > please cancel it all => [Cc]ancel|nothing => ^; €0;
a small tea and two croissants > can you tell me the price of my order => €8 => €8;
a croissant > what's on my order right now => croissant => ^butter croissant; €3;
order > roughly how many minutes does a coffee take => minutes => ^; €0;
a croissant | that's all | yes > I can be there by three => name => three
a small tea | that's all | yes | at noon > Yusuf => Thank you, Yusuf! => €2;
I'm new here, what should I get => flat white|croissant|sandwich => ^; €0;
my friend has a nut allergy, is the sandwich safe for her => [Nn]uts.*sandwich => ^; €0;
order | a tea > ok, gotta go, bye => Fair winds|Until next|[Oo]rder
good morning, two small americanos and a croissant for us => americano.*croissant => (2|two) small americanos?.*croissant; €9;
a large green tea, a small latte => tea.*latte => large green tea.*small latte; €7;
order > three toasted sandwiches and a large hot chocolate please => sandwich.*chocolate => (3|three) toasted sandwich(es)?.*large hot chocolate; €27;
I'd take one small cocoa with oat milk => small oat hot chocolate => ^small oat hot chocolate; €4;
a small cappuccino > wait, make it large => large cappuccino => ^large cappuccino; €5;
a small cappuccino > I'd prefer soy milk => soy cappuccino => ^small soy cappuccino; €3;
two small teas > no, I need four => (4|[Ff]our) small tea => ^(4|four) small teas?; €8;
a small tea and a croissant > forget the croissant => tea => ^small tea; €2;
a small tea and a croissant > take the tea off the list => croissant => ^butter croissant; €3;
a croissant | that's all > no, something is missing, a large latte => large latte => croissant.*large latte; €8;
a large latte | that's all | yes > hold on, please cancel => [Cc]ancel|nothing => ^; €0;
a large latte and a croissant > how much would that be => €8 => €8;
a large latte and a croissant > let me hear my order again => latte.*croissant => €8;
order > is there a long wait => minutes => ^; €0;
a croissant > I will pick it up at noon => noon => croissant; €3; .*noon
a croissant | that's all | yes > noon is fine => name => noon
a small tea | that's all | yes | at noon > for Mr Okafor => Okafor => €2;
what's the house special => flat white|croissant|sandwich => ^; €0;
anything here without dairy => [Oo]at => ^; €0;
a large latte > alright, talk soon, bye bye => Fair winds|Until next|[Oo]rder
can we have two large flat whites and four croissants => flat white.*croissant => (2|two) large flat whites?.*(4|four).*croissants?; €22;
one sandwich and one small peppermint tea for my mum => sandwich.*tea => sandwich.*small peppermint tea; €9;
order > let's do a large mocha and a croissant => mocha.*croissant => large mocha.*croissant; €8;
hey, three small hot chocolates please => hot chocolate => (3|three) small hot chocolates?; €12;
order | a large espresso > make that two please => espresso => ^(2|two) large espressos?; €10;
a large tea > I'd like it small => small tea => ^small tea; €2;
a small latte > oat milk please => oat latte => ^small oat latte; €3;
two croissants and a small tea > no tea please => croissant => ^(2|two).*croissants?; €6;
a large latte and a sandwich > take the latte out => sandwich => ^toasted sandwich; €7;
a small tea > I've decided against the tea => [Ww]ithout|empty|nothing => ^; €0;
a croissant | that's all > can you add a large tea as well => large tea => croissant.*large tea; €7;
a croissant | that's all | yes > sorry, I have to cancel this => [Cc]ancel|nothing => ^; €0;
a large latte and a croissant > what will it cost altogether => €8 => €8;
a small tea > which things did I order => small tea => ^small tea; €2;
order > will it take long => minutes => ^; €0;
a small tea > I want to pick up the order at a quarter to nine => quarter to nine => small tea; €2; .*quarter to nine
a croissant | that's all | yes > right now if possible => name => right now
a small tea | that's all | yes | at noon > I'm Lena => Thank you, Lena! => €2;
what do people like most here => flat white|croissant|sandwich => ^; €0;
is there anything I can eat without gluten => [Gg]luten => ^; €0;
helo, I want a capucino => size of cappuccino => ^; €0;
a coffee > thanks => welcome.*size of coffee => ^; €0;
a coffee > say that again please => ^Which size of coffee => ^; €0;
how much is a latte > I'll take one => size of latte => ^; €0;
how much is a croissant > okay, I'll have one please => One butter croissant => ^butter croissant; €3;
how much is a croissant > I'll take two => 2 butter croissants => ^2 butter croissants; €6;
how much is a tea | a latte | small > I'll take one => What else|Anything else => ^small latte; €3;
a latte | small > I'll take three => 3 small lattes => ^3 small lattes; €9;
a latte > I'll take two => size of latte => ^; €0;
what's good > I'll take one => What can I get you => ^; €0;
an almond croissant => butter croissant => ^butter croissant; €3;
`,
  keptBack: String.raw`
two small lattes, three croissants and a large tea => latte.*croissant.*tea => (2|two) small lattes?.*(3|three).*croissants?.*large tea; €19;
I need six croissants for the office => croissant => (6|six).*croissants?; €18;
order > a toasted sandwich with a large coffee please => sandwich.*coffee|coffee.*sandwich => sandwich; €12;|coffee.*sandwich; €12;
a small almond cappuccino to take away => small almond cappuccino => ^small almond cappuccino; €3;
a large americano > can you make it smaller, a small one => small americano => ^small americano; €3;
a large americano > with soy please => soy americano => ^large soy americano; €5;
a croissant > let me have two of them => croissant => ^(2|two).*croissants?; €6;
a large tea and a croissant > remove the tea please => croissant => ^butter croissant; €3;
a large tea and a croissant > I won't take the croissant => tea => ^large tea; €4;
a small tea | that's all > can I get a sandwich too => sandwich => small tea.*sandwich; €9;
a large latte > delete my order => [Cc]ancel|nothing|empty => ^; €0;
a large latte > never mind, I'm good => [Cc]ancel|nothing|empty => ^; €0;
a croissant | that's all > how much => €3 => ^butter croissant; €3;
a small tea and a croissant > tell me what I have so far => small tea.*croissant => €5;
how quickly can you make a latte => minutes => ^; €0;
a large latte > I'll pick it up in half an hour => half an hour => ^large latte; €5; .*half an hour
a croissant | that's all | yes > maybe at eleven => name => eleven
a small tea | that's all | yes | at noon > my name is Ines Duarte => Thank you, Ines Duarte! => €2;
I have no idea what to take => flat white|croissant|sandwich => ^; €0;
a large latte > are there nuts in the sandwich => [Nn]uts.*sandwich => ^large latte; €5;
`,
};
