/**
 * The most common passwords, in lower case and without the digits that people usually append;
 * `isCommonPassword` removes those digits before it looks here.
 *
 * Import it on the server only: the list would make the sign-in page slower to load.
 */
export const commonPasswords = `
password passwort passw0rd passwd passcode passphrase password1234 pass pass1234 mypassword mypass newpassword
thepassword yourpassword ourpassword changeme changeit changethis letmein letmeinnow openup opensesame welcome
welcomeback welcomehome admin administrator adminadmin root toor rootroot superuser sysadmin sysop system server
default guest user username userpass test tester testing testtest test1234 temp temporary temppass demo demodemo
sample example login logon signin account secret secretsecret topsecret mysecret private security secure secured
access accessme access14 letmesee master masterkey mainmaster manager boss office company business service support
helpdesk network internet computer laptop desktop keyboard windows microsoft office365 google googlemail gmail
yahoo hotmail facebook instagram twitter youtube linkedin amazon netflix spotify apple iphone ipad macbook android
samsung nokia motorola sony playstation nintendo xbox minecraft fortnite roblox pokemon pikachu charizard mario
zelda sonic warcraft starcraft counterstrike callofduty halo gamer gaming
qwerty qwertyu qwertyui qwertyuio qwertyuiop qwerty12 qwerty123 qwertz qwertzuiop azerty azertyuiop asdf asdfg asdfgh
asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwe asd zxc wasd wasdwasd
1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 q1w2e3r4 q1w2e3r4t5 a1b2c3d4 abcd1234
a1s2d3f4 1a2b3c4d 12qwaszx qwer1234 asdf1234 zxcv1234 pass123word abc123abc abc12345 aaa111 aa123456 a123456 a12345678
123abc 123qwe 123qweasd 1234qwer 12345qwert 123456a 1234567a 12345678a 123456789a 123456q 123456qwerty 123123a
123321q 112233a 111222a 654321a 987654321a
abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcabc aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa bbbbbbbb zzzzzz zzzzzzzz xxxx
xxxxxx xxxxxxxx asdasd asdasdasd qweqwe qweqweqwe zxczxc qwaszx
iloveyou iloveu iloveme ilovegod ilovejesus iloveyou2 loveyou loveme lovelove lovely lover lovers loveless forever
always together sweetheart sweetie sweety honey honeybun honeybee babe baby babyboy babygirl babydoll darling dearest
kiss kisses kissme hugs angel angels angelica angelina mylove mybaby myangel truelove onelove
sunshine sunflower sunrise sunset summer summertime spring autumn winter january february march april may june july
august september october november december monday tuesday wednesday thursday friday saturday sunday weekend holiday
vacation christmas easter halloween newyear birthday
dragon dragons dragonball dragonfly monkey monkeys donkey tiger tigers lion lions panther eagle eagles falcon falcons
hawk hawks wolf wolves bear bears shark sharks dolphin dolphins whale horse horses pony unicorn butterfly ladybug
spider scorpion snake cobra viper rabbit bunny hamster kitten kitty kittycat hellokitty cat cats dog dogs doggy puppy
puppies doggie turtle frog froggy penguin panda elephant giraffe buffalo chicken rooster turkey duck ducky goose
football soccer baseball basketball hockey tennis golf golfer golfing boxing wrestling rugby cricket swimming surfing
skating skateboard snowboard running cycling fishing hunting fisherman hunter gunner archer
arsenal chelsea liverpool liverpoolfc manchester manutd everton tottenham barcelona realmadrid juventus milan inter
ajax celtic rangers benfica bayern dortmund steelers cowboys redskins packers patriots broncos raiders giants yankees
redsox dodgers cubs lakers celtics bulls knicks warriors mavericks ronaldo ronaldinho messi beckham zidane jordan
jordan23 kobe lebron
superman batman spiderman ironman wolverine hulk thor avengers marvel joker robin catwoman wonderwoman superstar
supergirl superhero starwars startrek skywalker darthvader vader yoda jedi anakin matrix neo trinity morpheus gandalf
frodo hobbit aragorn legolas harrypotter potter hermione hogwarts voldemort dumbledore gryffindor slytherin twilight
godfather terminator rambo rocky scarface gladiator braveheart titanic avatar frozen simba tigger tiggerr winnie pooh
mickey mickeymouse minnie donald goofy snoopy garfield scooby scoobydoo tweety bambi nemo shrek barbie cinderella
snowwhite princess prince queen king kingkong king123
michael michelle jennifer jessica jessie ashley amanda andrea andrew anthony antonio brandon brian brittany carlos
carolina caroline charles charlie charlotte chris christian christina christine christopher daniel daniela danielle
david davidson dennis diana diego dominic edward elizabeth emily eric ethan fernando francis francisco gabriel
gabriela george gloria hannah harry heather isabella jackson jacob james jasmine jason jeremy joanna jonathan jordan1
joseph joshua juan julia julian justin karen katherine kathryn katie kelly kevin kimberly laura lauren leonardo
linda lisa louise lucas madison manuel marcus margaret maria marina mario1 mark marlboro martin martina mary matthew
melanie melissa miguel morgan natalie natasha nathan nicholas nicole olivia oscar pamela patricia patrick paul pedro
peter philip rachel rebecca ricardo richard robert roberto ronald rosie russell ryan samantha samuel sandra sarah
scott sebastian sharon sofia sophia sophie stella stephanie stephen steven susan taylor teresa thomas tiffany
timothy valentina vanessa veronica victor victoria vincent virginia whitney william zachary
alexander alexandra alejandra alejandro alexis alison amelia bailey benjamin bonnie bradley buster buddy cameron
casey chester claire cooper courtney dakota dallas destiny dylan genesis ginger gracie hunter1 jasper kayla kenneth
lucky lucy maggie marley max maverick molly murphy oliver oreo pepper phoenix precious rusty sabrina sadie sammy
sasha savannah shadow sierra simon smokey sparky spencer sydney teddy toby tucker tyler winston zoey
london paris berlin madrid moscow newyork chicago boston texas california florida america american england scotland
ireland australia canada germany france italia italy spain mexico brasil brazil india pakistan indonesia thailand
philippines portugal russia ukraine poland polska holland nederland hawaii vegas lasvegas hollywood brooklyn denver
mercedes porsche ferrari lamborghini bmw audi volkswagen toyota honda yamaha suzuki kawasaki nissan subaru mustang
corvette camaro chevrolet chevy ford fordf150 dodge jeep harley harleydavidson ducati racing nascar
blue black white green yellow orange purple pink silver golden gold diamond diamonds crystal emerald ruby rainbow
bluesky blackcat greenday redrose whitewolf blacksheep silverado blueberry blackberry strawberry raspberry cherry
banana apple1 apples peaches pineapple mango melon lemon cookie cookies cupcake candy chocolate cheese cheesecake
cheeseburger hamburger pizza pasta noodles bacon butter peanut peanuts pumpkin potato tomato popcorn coffee espresso
whiskey vodka tequila corona heineken budweiser guinness
music musica guitar drummer piano rockstar rocknroll rock metallica slipknot nirvana acdc ledzeppelin pinkfloyd
queen1 beatles thebeatles elvis eminem tupac madonna britney beyonce rihanna shakira coldplay linkinpark greenday1
blink182 onedirection justinbieber bts hiphop reggae trance techno
freedom liberty justice victory destiny1 fortune lucky7 lucky13 success winner winners champion champions legend
legendary hero heroes warrior warriors1 soldier marine marines army navy airforce military police fireman sniper
assassin ninja samurai pirate pirates cowboy viking knight wizard magic magician merlin hacker h4cker cracker
killer killers murder monster zombie vampire ghost demon devil satan lucifer hell evil angel1 heaven jesus jesuschrist
christ god godisgood bless blessed blessing grace faith hope trust believe peace spirit church bible allah
money moneymoney cash dollar dollars rich millionaire business1 banker bank finance credit bitcoin ethereum
whatever nothing something anything everything nobody somebody hello hellohello helloworld hithere goodbye
goodmorning goodnight goodluck thankyou thanks please sorry friend friends bestfriend family mother father mommy
daddy mama papa brother sister grandma grandpa husband wife children
trustno one trustno1 trustnoone whoknows idontknow dontknow noidea nopassword nopass none blank forgot forgotten
remember rememberme forgetit fuckyou fuckoff fuckme fuck bullshit shithead asshole bitch sexy sexygirl sexybaby hottie
hotgirl playboy pussy penis naked porn bigdick
computer1 engineer engineering student teacher school college university academy library science physics chemistry
biology mathematics history english spanish french german doctor nurse hospital lawyer pilot driver trucker mechanic
electric electronic database oracle mysql postgres cisco linux ubuntu debian redhat unix java python javascript
developer programmer coding software hardware website webmaster hosting domain email mailbox
galaxy universe planet mercury venus earth jupiter saturn neptune pluto moonlight starlight stars starfish thunder
lightning storm hurricane tornado blizzard snowball snowflake snowman snow icecream iceman fire firefly phoenix1 ocean
river mountain forest garden flower flowers rose roses daisy lily violet tulip orchid jasmine1 lavender
butthead beavis homer simpsons bartsimpson southpark cartman kenny familyguy futurama naruto sasuke goku vegeta onepiece
bond007 jamesbond agent007 secret007 number one numberone first last alpha omega delta sigma gamma bravo charlie1
echo foxtrot tango zulu
letmein1 open sesame access1 enter enterprise entrance gateway dragonballz doom quake matrix1 stargate
september11 spring2024 summer2024 autumn2024 winter2024
bonjour salut motdepasse soleil chouchou loulou doudou azerty1 jetaime coucou
hallo hallohallo schatz schatzi liebe ichliebedich geheim sommer passwort1 hallo123
contrasena contraseña hola amor teamo tequiero micontrasena estrella princesa bonita mariposa corazon
senha senha123 brasil1 flamengo corinthians palmeiras meuamor
ciao amore tiamo juventus1 napoli forzamilan
haslo kochamcie polska1 misiek parol privet lubov
welkom wachtwoord voetbal
`;
