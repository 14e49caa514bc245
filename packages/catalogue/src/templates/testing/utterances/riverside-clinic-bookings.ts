/**
 * What patients may say while they book, move or cancel an appointment: several details at once, corrections, questions in between.
 * Written without looking at the samples of the template, in rounds of 20 after the first 60. What a round missed was used to improve
 * the template, except for the last round, which is kept back. The third part is a pattern of `state` afterwards.
 */
export const riversideClinicBookings = {
  state: '{Clinician}; {Day}; {DayPart}; {BookedName}; {BookedWhen}; {OldDay}',
  utterances: String.raw`
hi, I'd like to see a doctor next Tuesday morning => been here => ^Doctor Amari; Tuesday; in the morning
I need an appointment with the nurse on Friday => been here => ^nurse Lindqvist; Friday
can I get in to see the physio this week => been here => ^physio
book me in for a blood test on Monday morning please => been here => ^nurse Lindqvist; Monday; in the morning
my son has a fever, can we come in today => been here|danger|urgent => ^[^;]*; today
I've got really bad chest pains => 112|999|911|emergency|danger|breath
do I need to bring anything to my first appointment => insurance card
how much does a visit cost => €60
are you taking new patients at the moment => [Nn]ew patients are welcome
do you do video appointments => video|phone|person
I can't make my appointment on Wednesday => better => Wednesday$
could we push my Thursday appointment back to next week => Moved from Thursday to next week|better
please cancel my appointment, I'm feeling better => [Cc]ancel|[Ww]hich
what time do you shut today => 18
are you open on Saturdays => [Ss]aturday|[Ww]eekday|Mon|[0-9]
where can I park => park
can I get a repeat prescription => prescription
I'm waiting for my test results => result
can I speak to the receptionist => 555|front desk|desk
do you take walk-ins => walk|appointment|urgent|today
I need a sick note for work => note|certificate|doctor|appointment
do you give flu jabs => flu|vaccin|jab|nurse
how long is the wait usually => wait|minutes|day
is there a lift, my mother uses a wheelchair => wheelchair
do you have a doctor who speaks German => German
tell me a joke => appointment.*\?
thanks, that's all I wanted to know, bye => bye|Goodbye|[Tt]ake care|all the best
book an appointment > I've been there before => [Ww]ho|doctor|nurse
book an appointment > this would be my first time => [Ww]ho|doctor|nurse
book an appointment > what do you mean => new|before|first
book an appointment > how much will it cost me => (cost|pay|insur|€|fee).*(new|before|first)
book an appointment > forget it, I don't want to book after all => nothing is booked
book an appointment | new > a doctor on Thursday afternoon please => name => ^Doctor Amari; Thursday; in the afternoon
book an appointment | new > my knee hurts => [Ww]hich day|[Ww]hen|[Ww]hat day
book an appointment | new > who would you recommend for a bad back => [Pp]hysio
book an appointment | new > I don't mind, whoever is free first => [Ww]hich day|[Ww]hen|[Ww]hat day
book an appointment | new | the nurse > Tuesday at half past nine => name => ^nurse Lindqvist; Tuesday; in the morning
book an appointment | new | the nurse > as soon as possible => morning or afternoon => ^nurse Lindqvist; the next free day
book an appointment | new | the nurse > what days do you have => Monday to Friday
book an appointment | new | the nurse > any day but Monday => another time|Tuesday => ^nurse Lindqvist; ;
book an appointment | new | the nurse > Saturday would be best => Monday to Friday => ^nurse Lindqvist; ;
book an appointment | new | the nurse > actually I'd rather see the doctor => day => ^Doctor Amari
book an appointment | new | the doctor > tomorrow after lunch => name|[Ww]hose => ^Doctor Amari; tomorrow; in the afternoon
book an appointment | new | the doctor | Tuesday > as early as you can => name|[Ww]hose => ^Doctor Amari; Tuesday; in the morning
book an appointment | new | the doctor | Tuesday > no wait, make it Wednesday => morning|afternoon => ^Doctor Amari; Wednesday
book an appointment | new | the doctor | Tuesday > I work until three => name|[Ww]hose|afternoon => ^Doctor Amari; Tuesday; in the afternoon
book an appointment | new | the doctor | Tuesday > either is fine => name|[Ww]hose => ^Doctor Amari; Tuesday; in the (morning|afternoon)
book an appointment | new | the doctor | Tuesday > how long will it take => minutes.*(morning|afternoon)
book an appointment | new | the doctor | Tuesday | morning > it's for my daughter Emma Lund => Emma Lund => Emma Lund; on Tuesday in the morning
book an appointment | new | the doctor | Tuesday | morning > sorry, I meant the afternoon => name|[Ww]hose => ^Doctor Amari; Tuesday; in the afternoon
book an appointment | new | the doctor | Tuesday | morning > my name is Paul Weber => Paul Weber => Paul Weber; on Tuesday in the morning
book an appointment | new | the doctor | Tuesday | morning > stop, cancel that => nothing is booked => ^; ; ; ;
book an appointment | new | the doctor | Tuesday | morning | Paul Weber > can I change that to Thursday => to Thursday => on Thursday in the morning
book an appointment | new | the doctor | Tuesday | morning | Paul Weber > when was that again => Tuesday
book an appointment | new | the doctor | Tuesday | morning | Paul Weber > great, thanks, see you then => bye|Goodbye|[Tt]ake care|all the best
change my appointment > the one on Monday with the nurse => [Ww]hich day|instead|[Ww]hat day
change my appointment | Monday > Wednesday or Thursday, whatever you have => to (Wednesday|Thursday|the next free day)
change my appointment | Monday > hmm, then just cancel it => [Cc]ancel
cancel my appointment > the Friday one => [Cc]ancel.*Friday
cancel my appointment | the Friday one > no, don't, I'll come after all => stays as it is
hello, could I see the nurse tomorrow afternoon for a tetanus shot => been here => ^nurse Lindqvist; tomorrow; in the afternoon
I hurt my ankle playing football, can someone have a look on Thursday => been here => ; Thursday
is it possible to come in on Friday before noon => been here => ; Friday; in the morning
my husband's not breathing => Chest pain|emergency
my appointment is on Tuesday, could I come on Friday instead => from Tuesday to Friday
I won't be able to make it on Thursday => [Cc]ancel|better|another day
are dogs allowed => [Dd]ogs have to wait
what medicines can I take for a headache => 555|doctor|appointment|front desk
do I have to pay if I don't show up => cost|pay|€|reception|front desk
which bus goes to you => [Bb]us 4
book an appointment > no, never => [Dd]octor, nurse
book an appointment | yes > Dr Amari please, Monday if possible => morning or afternoon => ^Doctor Amari; Monday
book an appointment | yes | nurse > can it be Wednesday afternoon => name => ^nurse Lindqvist; Wednesday; in the morning
book an appointment | yes | nurse > sorry, I wanted the physio => day => ^physio
book an appointment | yes | nurse | Friday > around ten would be perfect => name => Friday; in the morning
book an appointment | yes | nurse | Friday > oh wait, Thursday is better => morning or afternoon => ; Thursday;
book an appointment | yes | nurse | Friday | afternoon > under the name of Sofia Brandt => Sofia Brandt => ; Sofia Brandt; on Friday in the afternoon
book an appointment | yes | nurse | Friday | afternoon > actually forget about it => nothing is booked => ^; ; ;
book an appointment | yes | nurse | Friday | afternoon | Sofia Brandt > I need to cancel that again => [Cc]ancel
book an appointment | yes | nurse | Friday | afternoon | Sofia Brandt > and one for my son with the doctor on Monday => name|morning => ^Doctor Amari; Monday
good afternoon, I'd like an appointment for a blood test please => been here => ^nurse Lindqvist; ; ;
could the doctor see me on Monday, I've got an awful earache => been here => ^Doctor Amari; Monday
I need physiotherapy after my hip operation => been here => ^physio
I have an appointment on Friday but I need a later one => better|When is your current appointment|instead
would you please take me off for Monday, I'm on holiday => [Cc]ancel
what's the number for emergencies at the weekend => 555 0199|emergency number
is it okay if I bring my baby along => front desk|Book, change|reception|[Cc]hildren
do I need a referral for the physio => referral
my wife has just fainted => Chest pain
are you open over lunch => 8–18
book an appointment > I moved here last month => Doctor, nurse
book an appointment | no > I need some stitches taken out => day => ^nurse Lindqvist
book an appointment | no > what's the nurse for => vaccinations
book an appointment | no | physio > Thursday would be great, in the afternoon => name => ^physio[^;]*; Thursday; in the afternoon
book an appointment | no | physio > is there parking => parking.*day
book an appointment | no | physio | Monday > not before eleven => name => Monday; in the morning
book an appointment | no | physio | Monday > hm, can we do Tuesday => morning or afternoon => ; Tuesday;
book an appointment | no | physio | Monday | morning > the patient is my father, Hans Krug => Hans Krug => Hans Krug; on Monday in the morning
book an appointment | no | physio | Monday | morning | Hans Krug > could I have the afternoon instead => afternoon => on Monday in the afternoon
book an appointment | no | physio | Monday | morning | Hans Krug > no, that's everything, thank you so much => all the best|[Tt]ake care
hi there, is Doctor Amari free on Thursday morning => been here => ^Doctor Amari; Thursday; in the morning
my shoulder has been hurting for weeks, I'd like someone to look at it => been here
I need to get my blood taken before Friday => been here => ^nurse Lindqvist
I'm calling to move my appointment from Tuesday to Wednesday => Tuesday to Wednesday
something came up, I have to cancel Thursday => [Cc]ancel.*Thursday
what should I bring along => insurance card
how do I get to the clinic by car => Willow Street
will my insurance pay for it => insurance
my dad has trouble breathing => Chest pain
do you have a female doctor => Amari|555
book an appointment > yes, last year => Doctor, nurse
book an appointment | yes > I'd like the doctor, on Friday morning if I may => name => ^Doctor Amari; Friday; in the morning
book an appointment | yes > it's about my knee => day => ^physio
book an appointment | yes | doctor > the earliest you can do => morning or afternoon|name => ^Doctor Amari; the next free day
book an appointment | yes | doctor > do you have anything on Sunday => Monday to Friday => ^Doctor Amari; ;
book an appointment | yes | doctor | Thursday > after three o'clock => name => Thursday; in the afternoon
book an appointment | yes | doctor | Thursday > no sorry, Friday => morning or afternoon => ^Doctor Amari; Friday; ;
book an appointment | yes | doctor | Thursday | morning > Marta Nowak, please => Marta Nowak => Marta Nowak; on Thursday in the morning
book an appointment | yes | doctor | Thursday | morning > how long will the appointment take => 15 minutes.*name
book an appointment | yes | doctor | Thursday | morning | Marta Nowak > oh no, I can't on Thursday, make it Friday => ^Marta Nowak: on Friday in the morning with Doctor Amari\. The exact time follows\. Anything else\?$ => on Friday in the morning
book an appointment | yes | doctor > the day after tomorrow => the day after tomorrow: morning => ^Doctor Amari; the day after tomorrow
book an appointment | yes | doctor | the day after tomorrow | afternoon > Mary Jones => Mary Jones: the day after tomorrow in the afternoon
change my appointment | tomorrow > to the day after tomorrow => from tomorrow to the day after tomorrow
book an appointment | yes > repeat => ^Doctor, nurse or physiotherapist
what can you do => ^I can book
book an appointment | yes | doctor > friday at 3 => name => ^Doctor Amari; Friday; in the afternoon
book an appointment | yes | doctor | today > asap => name|today
cancel my appointment | Friday > no wait, Thursday => ^Cancel your appointment for Thursday
cancel my appointment on Monday and book one with the nurse on Tuesday => Cancel your appointment for Monday
cancel my appointment on Monday and book one with the nurse on Tuesday > yes => Cancelled.*been here before
I'd like to book an appointment and when are you open => been here before
I'd like to book an appointment and when are you open | no | nurse | Monday | morning > Ada Lovelace => Ada Lovelace.*8–18
book me in with the nurse on Monday and one for my son with the doctor on Tuesday | yes | morning > Ada Lovelace => nurse Lindqvist.*For Tuesday
Friday morning, I'd like to come in and see the doctor => been here => ^Doctor Amari; Friday; in the morning
`,
  keptBack: String.raw`
morning, I'd like to come in and see the doctor about my blood pressure => been here => ^Doctor Amari; ; ;
can you fit me in with the nurse on Wednesday morning => been here => ^nurse Lindqvist; Wednesday; in the morning
my daughter needs her vaccinations => been here => ^nurse Lindqvist
I'd like to change my appointment from Friday to Monday => Friday to Monday
please cancel tomorrow's appointment => [Cc]ancel.*tomorrow
I can't come on Tuesday, is there something on Thursday => Thursday|better|another day
are you closed on public holidays => 8–18|front desk|555
where do I leave my car => parking
have my blood results come back => 555 0170
my neighbour is unconscious => Chest pain
book an appointment > not yet => Doctor, nurse
book an appointment | no > hmm, I have a rash on my arm => day => ^Doctor Amari
book an appointment | no > the physiotherapist on Tuesday afternoon would be great => name => ^physio[^;]*; Tuesday; in the afternoon
book an appointment | no | nurse > Friday, but only in the morning => name => ^nurse Lindqvist; Friday; in the morning
book an appointment | no | nurse > what does it cost => €60.*day
book an appointment | no | nurse > next Wednesday please => morning or afternoon => ^nurse Lindqvist; Wednesday
book an appointment | no | nurse | Tuesday > I'd rather come in the afternoon => name => Tuesday; in the afternoon
book an appointment | no | nurse | Tuesday > no, I'd like the doctor => morning or afternoon => ^Doctor Amari; Tuesday
book an appointment | no | nurse | Tuesday | morning > it's for my wife Clara Meyer => Clara Meyer => Clara Meyer; on Tuesday in the morning
book an appointment | no | nurse | Tuesday | morning | Clara Meyer > thank you very much, goodbye => all the best|[Tt]ake care
`,
};
