/** How words begin that say alone what a price is for, without our 'per': 'an hour', '/ month', 'plus tax', 'c/u'. */
const standsAlone =
  /^(?:\/|(?:per|an?|each|for|every|plus|by the|depending on|after|during|at night|on (?:weekends|weeknights|weekdays|holidays|(?:mon|tues|wednes|thurs|fri|satur|sun)days)|weekends|weeknights|holidays|por|cada|c\/u|al|la|el|m[aá]s|seg[uú]n)(?!\p{L}))/iu;
const isNumber = /^(?:\d|(?:two|three|four|five|six|eight|ten|twelve|dos|tres|cuatro|cinco|seis|ocho|diez|doce)(?!\p{L}))/iu;

/** What prices are usually for, as one word after the amount: '$95 visit', '40 persona'. */
const units = new Set(
  `minute min hour hr day night week wk weekend month mo quarter season year yr
  person pp adult child kid student guest couple family team group player rider
  visit call trip stop session class lesson appointment treatment consultation return job project event game service
  dog cat pet horse head animal
  room bedroom bathroom house home apartment office window door wall floor roof stair area zone space site table seat bed
  car vehicle truck van bike boat axle wheel tire mile yard lawn tree stump acre
  pound lb ounce oz kilo gallon quart pint foot ft inch load bag box pallet cord bale bundle
  dozen pair set piece item unit part pack package page word photo print copy signature document ticket pass
  plate tray slice scoop cup glass bottle jar loaf pie cake taco drink meal serving
  shirt garment dress suit key lock nail tooth lash stem bouquet roll sheet panel
  minuto hora día dia noche semana mes año ano temporada
  persona adulto niño estudiante invitado pareja familia grupo
  visita llamada viaje sesión sesion clase lección cita tratamiento consulta trabajo proyecto evento servicio
  perro gato mascota caballo animal
  cuarto recámara recamara habitación habitacion baño casa apartamento oficina ventana puerta pared piso mesa asiento cama
  carro coche auto vehículo vehiculo camión troca llanta rueda milla yarda árbol arbol
  libra onza galón galon pie pulgada carga bolsa caja paquete
  docena par juego pieza artículo unidad página pagina palabra foto copia firma documento boleto
  plato charola rebanada taza vaso botella taco bebida camisa prenda vestido traje llave uña`.split(/\s+/),
);

/** How often, as the unit it is. */
const often = new Map([
  ['hourly', 'hour'],
  ['daily', 'day'],
  ['nightly', 'night'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'year'],
  ['annually', 'year'],
  ['annual', 'year'],
  ['diario', 'día'],
  ['semanal', 'semana'],
  ['mensual', 'mes'],
  ['anual', 'año'],
]);

/** The unit that words after an amount name: 'visit', 'hourly' → 'hour', 'plus tax'. Undefined if they may say something else. */
export function asUnit(words: string): string | undefined {
  const unit = often.get(words.toLowerCase()) ?? words;
  return standsAlone.test(unit) || units.has(unit.toLowerCase()) ? unit : undefined;
}

const short = new Map([
  ['hr', 'hour'],
  ['wk', 'week'],
  ['mo', 'month'],
  ['yr', 'year'],
]);

/** 'hr', '2hr', '3 mo.', with the letter of a word after it. */
const shortUnit = /(?:(?<!\d)(\d{1,4}) ?)?(?<!\p{L})(hr|wk|mo|yr)s?(?!\p{L})\.?(?= ?(\p{L})?)/giu;

/** 'hr 2hr min': a unit and the least that's billed. */
const withLeast = /^([^,]+?),? (\d{1,2}) ?-?(?:hr|hour)s?\.? min(?:imum)?\.?$/i;

/** 'hour', 'hr' and 'hourly' → 'per hour'; 'six classes' → 'for six classes'; 'an hour', 'per visit', '/ month' stay. */
export function unitWords(typed: string, language: 'en' | 'es' = 'en'): string {
  const [, of, least] = withLeast.exec(typed) ?? [];
  if (of && least) return `${unitWords(of, language)}, ${least}-hour minimum`;
  const unit = typed.replace(shortUnit, (_, count: string | undefined, word: string, next: string | undefined) => {
    const long = short.get(word.toLowerCase()) ?? word;
    if (count === undefined) return long;
    // '2 hr session' is a 2 hour session.
    return `${count} ${long}${count === '1' || next ? '' : 's'}`;
  });
  if (isNumber.test(unit)) return `${language === 'es' ? 'por' : 'for'} ${unit}`;
  if (standsAlone.test(unit)) return unit;
  return `${language === 'es' ? 'por' : 'per'} ${often.get(unit.toLowerCase()) ?? unit}`;
}
