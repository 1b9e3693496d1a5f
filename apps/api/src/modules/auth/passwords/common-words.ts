/** Words that people build passwords from: alone, doubled, or with digits and signs around them. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  [
    'abcabc abcdef abcdefgh access account admin administrador administrator airforce amazon america american',
    'andrew android angel angelito angels anthony apple army arsenal asdfgh asdfghjkl ashley autumn babyboy',
    'babygirl backup banana barcelona baseball basketball batman beautiful bestfriend bienvenido birthday blessed',
    'blessing boston brother builder business butterfly california champion changeme charlie cheese chelsea chicago',
    'chocolate christmas coffee college company computer construction contractor contrasena contraseña cookie',
    'cookies corvette cowboys cutie daddy daniel darling database default doctor dragon eagle easter electrician',
    'everything facebook falcon family father ferrari firefighter florida flower flowers football forever freedom',
    'friend friends futbol gandalf ginger golf goodbye goodmorning goodnight google gorgeous grandma grandpa guest',
    'halloween handsome happiness happy harley heaven hello hobbit hockey homeowner honda honey house housing',
    'hunter ilovejesus iloveyou instagram internet invierno iphone ironman jennifer jessica jesus jesuschrist',
    'jesusislord jordan joshua juventus killer kisses lakers lasvegas letmein liberty linkedin lion',
    'liverpool login losangeles lovely lover lucky luckyday macbook manchester marine mariposa master matrix',
    'matthew mercedes merlin miami michael michelle microsoft mommy monkey mortgage mother mustang navy netflix',
    'newyork newyorkcity nothing number nurse office orange packers panther password passwort patriot patriots',
    'pepper phoenix pizza plumber pokemon police porsche primavera princesa princess private qazwsx qazwsxedc',
    'qwerty qwertyuiop rainbow ranger realestate realmadrid realtor redsox repair robert roofing root running',
    'safety samsung sanfrancisco school secret secure security server shadow sister soccer softball soldier',
    'something spiderman spring startrek starwars steelers student success summer sunshine superman sweetheart',
    'sweetie swimming system teacher teamo temp temporary tennis tequiero test tester testing texas thomas tiger',
    'toyota trustno twitter university user username verano victory warriors welcome whatever william windows',
    'winner winter wizard yamaha yankees youtube zxcvbn zxcvbnm',
  ].flatMap((line) => line.split(' ')),
);

/** Long passwords that many people use; compared after spaces, digits at the ends and signs are taken away. */
export const COMMON_PHRASES: ReadonlySet<string> = new Set(
  [
    'aaaabbbbcccc aabbccddeeff abcabcabcabc abcdabcdabcd abcdefghijkl abcdefghijklm abcdefghijklmnop',
    'adminadminadmin administratorpassword asdfasdfasdf asdfghjklasdfghjkl barcelonafc',
    'baseballbaseball bendiciones chelseafc christopher contrasenasegura contraseña',
    'correcthorsebatterystaple diosesamor diosmio donaldduck dragonballgt dragonballz elizabethelizabeth',
    'expectopatronum fcbarcelona footballfootball fuckyouasshole fuckyoubitch fuckyoufuckyou godisgood godisgreat',
    'godislove harrypotter hastalavista hastasiempre hellohello hellokitty helloworld helloworldhello',
    'ilovegod ilovejesuschrist ilovemycat ilovemydad ilovemydog ilovemykids ilovemymom ilovemyself iloveyoumuch',
    'iloveyoubabe iloveyoubaby iloveyouforever iloveyoumom iloveyousomuch inthenameofgod jesuslovesme jesussaves',
    'letmeinnow letmeinplease liverpoolfc lkjhgfdsapoiu manchesterunited maytheforcebewithyou mickeymouse',
    'micontrasena minniemouse mipassword mnbvcxzlkjhg monkeymonkey mypassword mypasswordis newpassword nopassword',
    'oldpassword onetwothree onetwothreefour opensesame openthedoor passwordisstrong passwordpassword poiuytrewqasd',
    'qazwsxedcrfv qazxswedcvfr qweasdzxcqwe qwertyqwerty qwertyqwertyqwerty qwertyuiopasdfghjkl realmadridcf',
    'rootrootroot spongebobsquarepants starwarsrules summersummer summertime sunshinesunshine teamomuchisimo',
    'teamomucho teamoparasiempre tequieromucho testtesttest thepassword thisismypassword trustnoone valarmorghulis',
    'welcomehome welcometohell welcomewelcome whatsupdoc whatthefuck winniethepooh winteriscoming youknownothing',
    'youllneverwalkalone yourpassword zaqwsxcderfv zaqxswcdevfr',
  ].flatMap((line) => line.split(' ')),
);
