import { ended } from '../../text/text-end.ts';
import { pageNames } from '../document/document.ts';
import { isNameOnly } from '../language/name-only.ts';
import { capital, uncapital } from '../language/phrases.ts';
import type { SiteWords } from './format.ts';
import { hourWords } from './hour-words.ts';

function time(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  if (hour === 12 && minute === 0) return 'mediodía';
  if (hour % 24 === 0 && minute === 0) return 'medianoche';
  const half = hour % 24 < 12 ? 'am' : 'pm';
  const twelve = hour % 12 || 12;
  return minute ? `${twelve}:${String(minute).padStart(2, '0')} ${half}` : `${twelve} ${half}`;
}

const numberWords = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once'];

const hourWord = hourWords(time, numberWords);

/** 'las cinco', 'la una', 'el mediodía'. */
function theHour(clock: string): string {
  const word = hourWord(clock);
  if (word === 'mediodía') return `el ${word}`;
  return `${word === 'medianoche' || /^una$|^1:/.test(word) ? 'la' : 'las'} ${word}`;
}

/** 'y' becomes 'e' before the sound of i: 'inglés y español', 'español e inglés'. */
function and(next: string): string {
  return /^h?[ií](?!e)/i.test(next) ? 'e' : 'y';
}

function list(items: string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and(items.at(-1) ?? '')} ${items.at(-1)}`;
}

/** Both ways to speak to readers, as in '[Pida|Pide] una cita' (`inForm` picks one). */
export const spanish: SiteWords = {
  tag: 'es-US',
  locale: 'es_US',
  pages: pageNames('es'),
  bookingPages: {
    quote: 'Presupuesto',
    order: 'Pedidos',
    enroll: 'Inscripción',
    spot: 'Reservaciones',
    date: 'Reservaciones',
    rental: 'Reservaciones',
    table: 'Reservaciones',
    any: 'Solicitud',
  },
  aboutOne: 'Sobre mí',
  days: { mon: 'Lunes', tue: 'Martes', wed: 'Miércoles', thu: 'Jueves', fri: 'Viernes', sat: 'Sábado', sun: 'Domingo' },
  shortDays: { mon: 'Lun', tue: 'Mar', wed: 'Mié', thu: 'Jue', fri: 'Vie', sat: 'Sáb', sun: 'Dom' },
  time,
  span: (from, to) => `${from} a ${to}`,
  dayRun: (from, to, adjacent) => `${from} ${adjacent ? 'y' : 'a'} ${to}`,
  allDay: 'Abierto las 24 horas',
  allDayOn: (days) => `Abierto las 24 horas, ${days}`,
  openOn: (days) => `Abierto ${days.toLowerCase()}`,
  openDaily: 'Abierto todos los días',
  everyDay: 'Todos los días',
  closed: 'Cerrado',
  large: {
    early: (from) => `Abre a ${theHour(from)}`,
    late: (to) => `Hasta ${theHour(to)}`,
    usual: (from, to) => `De ${hourWord(from, to)} a ${hourWord(to, from)}`,
  },
  list,
  languages: (names) => (names.every(isNameOnly) ? capital(list(names.map((name) => name.toLowerCase()))) : names.join(', ')),
  at: {
    skip: 'Ir al contenido',
    menu: 'Menú',
    main: 'Principal',
    footer: 'Pie de página',
    breadcrumb: 'Ruta',
    thisPage: 'En esta página',
    quick: 'Accesos rápidos',
    hours: 'Horario',
    show: 'Mostrar',
    all: 'Todo',
    optional: '(opcional)',
    orEmail: '(o correo)',
    orPhone: '(o teléfono)',
    notFound: {
      label: 'No encontrada',
      heading: 'Esta página no existe',
      lead: 'Puede que el enlace tenga un error o que la página haya cambiado de lugar. [Pruebe|Prueba] una de estas páginas.',
    },
    messageSent: { label: 'Mensaje enviado', heading: 'Gracias. [Su|Tu] mensaje fue enviado.' },
    requestSent: { label: 'Solicitud enviada', heading: 'Gracias. [Su|Tu] solicitud fue enviada.' },
    showAll: (count) => `Ver las ${count} fotos`,
    photoOf: (n, count) => `Foto ${n} de ${count}`,
    before: 'Antes',
    after: 'Después',
    previousPhoto: 'Foto anterior',
    nextPhoto: 'Foto siguiente',
    close: 'Cerrar',
    callInstead: (phone) => `Si no puede esperar, [llame|llama] al ${phone}.`,
    sitePages: 'Páginas',
    by: (name) => `Por ${name}`,
  },
  form: {
    name: '[Su|Tu] nombre',
    phone: 'Teléfono',
    otherPhone: 'Otro teléfono',
    email: 'Correo electrónico',
    message: 'Mensaje',
    anythingElse: 'Algo más',
    details: '[Sus|Tus] datos',
    choose: '[Elija|Elige] una opción',
    whatNeeded: '¿Qué [necesita|necesitas]?',
    whichDay: '¿Qué día [le|te] conviene más?',
    whatTime: '¿A qué hora del día?',
    service: 'Servicio',
    bestDay: 'Mejor día',
    date: 'Fecha',
    timeOfDay: 'Hora del día',
    preferCall: '¿[Prefiere|Prefieres] llamar?',
    send: 'Enviar mensaje',
    sendRequest: 'Enviar solicitud',
    note: (voice) => `[Su|Tu] mensaje ${voice === 'I' ? 'me' : 'nos'} llega directamente.`,
    request: (voice) => `Esto es una solicitud. Queda reservado cuando ${voice === 'I' ? 'yo lo confirme' : 'lo confirmemos'}.`,
    other: 'Otra cosa',
    leaveEmpty: '[Deje|Deja] esto vacío',
    parts: { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' },
    letter: {
      to: (name) => `Para ${name}:`,
      name: 'Mi nombre es',
      service: 'Escribo sobre',
      day: 'El mejor día para mí es',
      part: 'La mejor hora es',
      date: 'La fecha es',
      email: 'Mi correo es',
      phone: 'Mi teléfono es',
    },
  },
  actions: {
    call: (phone) => `[Llame|Llama] al ${phone}`,
    callAnyHour: (phone) => `24/7: ${phone}`,
    email: '[Envíe|Envía] un correo',
    directions: 'Cómo llegar',
    message: '[Envíe|Envía] un mensaje',
    bookOnline: '[Reserve|Reserva] en línea',
    start: {
      'walk-in': '[Envíe|Envía] un mensaje',
      appointment: '[Pida|Pide] una cita',
      quote: '[Pida|Pide] un presupuesto',
      order: '[Envíe su|Envía tu] pedido',
      call: '[Envíe|Envía] un mensaje',
      enroll: '[Pida|Pide] un lugar',
      attend: '[Envíe|Envía] un mensaje',
    },
    book: {
      appointment: '[Pida|Pide] una cita',
      quote: '[Pida|Pide] un presupuesto',
      order: '[Envíe su|Envía tu] pedido',
      enroll: '[Pida|Pide] un lugar',
      spot: '[Pida|Pide] un lugar',
      date: '[Pregunte por su|Pregunta por tu] fecha',
      rental: '[Pida|Pide] una reservación',
      table: '[Pida|Pide] una mesa',
      time: '[Pida|Pide] una cita',
      any: '[Envíe|Envía] una solicitud',
    },
    seePrices: 'Ver precios',
    seeServices: 'Ver servicios',
    seeMenu: 'Ver el menú',
    seePage: (label) => `Ver ${uncapital(label)}`,
    allServices: 'Ver todos los servicios',
    allPhotos: 'Ver todas las fotos',
    allProducts: 'Ver todos los productos',
    priceByPhone: '[Llame|Llama] para saber el precio',
    buy: '[Pida|Pide] este producto',
  },
  headings: {
    services: ['Servicios', 'Lo que {ofrecemos|ofrezco}', '{Nuestros|Mis} servicios'],
    about: ['{Quiénes somos|Quién soy}', '{Nuestra|Mi} historia', 'Sobre {nosotros|mí}'],
    steps: ['Cómo funciona', 'Paso a paso'],
    where: ['Dónde {trabajamos|trabajo}', 'Zona de servicio'],
    serve: ['Lugares que {atendemos|atiendo}', 'Zona que {atendemos|atiendo}'],
    find: ['Dónde {estamos|estoy}', '{[Encuéntrenos|Encuéntranos]|[Encuéntreme|Encuéntrame]}'],
    location: ['Ubicación', 'Dónde {estamos|estoy}'],
    hours: ['Horario', 'Días y horas', 'Cuándo {abrimos|abro}'],
    faq: ['Preguntas frecuentes', 'Preguntas y respuestas', 'Lo que la gente pregunta'],
    good: ['Lo que conviene saber', 'Bueno saber', 'Más datos'],
    call: [
      '{[Contáctenos|Contáctanos]|[Contácteme|Contáctame]}',
      '[Hable|Habla] {con nosotros|conmigo}',
      '{Estamos|Estoy} para [servirle|servirte]',
    ],
    prices: ['Precios', 'Lista de precios'],
    gallery: ['Galería', 'Fotos', '{Nuestro|Mi} trabajo'],
    form: ['{[Escríbanos|Escríbenos]|[Escríbame|Escríbeme]}', 'Mensaje', '[Envíe|Envía] un mensaje'],
    booking: ['[Su|Tu] solicitud', '[Envíe|Envía] una solicitud'],
    shop: ['Tienda', 'Productos', 'Lo que {vendemos|vendo}'],
    posts: ['Blog', 'Artículos'],
    contact: ['Contacto', 'Cómo comunicarse'],
    ways: ['Cómo comunicarse', 'Teléfono y correo', 'Datos de contacto'],
    proof: ['Credenciales', 'Sobre {nosotros|mí}'],
    people: ['Quiénes [lo|te] atienden', 'El equipo'],
    ask: ['¿[Tiene|Tienes] una pregunta?'],
  },
  places: {
    hours: (place) => `Horario: ${place}`,
    alsoAt: (voice, street, city) => ended(`También ${voice === 'I' ? 'estoy' : 'estamos'} en ${street}, ${city}`),
  },
  titles: {
    about: () => '{Quiénes somos|Quién soy}',
    contact: (short) => `[Comuníquese|Comunícate] con ${short}`,
    inPlace: (what, place) => `${what} en ${place}`,
  },
  facts: {
    since: (year) => `Desde ${year}`,
    license: (id) => `Licencia ${id}`,
    memberOf: (name) =>
      `Miembro ${/^(?:asociación|cámara|alianza|sociedad|academia|federación|red|liga|unión)\b/i.test(name) ? 'de la' : 'de'} ${name}`,
    award: 'Premio',
    languages: 'Idiomas',
    everyDay: 'Todos los días de la semana.',
    isAt: (voice, street, city) => ended(`${voice === 'I' ? 'Estoy' : 'Estamos'} en ${street}, ${city}`),
    worksIn: (voice, places) => ended(`${voice === 'I' ? 'Trabajo' : 'Trabajamos'} en ${places}`),
    isIn: (voice, city) => ended(`${voice === 'I' ? 'Estoy' : 'Estamos'} en ${city}`),
    pay: (voice, ways) => ended(`${voice === 'I' ? 'Acepto' : 'Aceptamos'} ${ways}`),
    dontPay: (voice, ways) => ended(`No ${voice === 'I' ? 'acepto' : 'aceptamos'} ${ways}`),
  },
  placed: {
    payment: 'Pago',
    price: 'Precios',
    offer: 'Ofertas',
    logistics: 'Detalles',
    insurance: 'Seguro',
    emergency: 'Emergencias',
    hours: 'Horario',
    parking: 'Estacionamiento',
    donations: 'Donaciones',
    meeting: 'Dónde nos vemos',
    dress: 'Qué ropa llevar',
    mail: 'Por correo',
    delivery: 'Recoger y entregas',
    appointments: 'Citas',
    bringing: 'Qué traer',
  },
  questions: {
    where: '¿Qué zonas {atienden|atiende}?',
    open: '¿Qué horario {tienen|tiene}?',
    located: '¿Dónde {están|está}?',
    locatedAnswer: (street, city) => ended(`En ${street}, ${city}`),
    speak: (language) => `¿{Hablan|Habla} ${language.toLowerCase()}?`,
    yes: (voice, languages) => ended(`Sí. ${voice === 'I' ? 'Hablo' : 'Hablamos'} ${languages.toLowerCase()}`),
    pay: '¿Cómo puedo pagar?',
    park: '¿Dónde puedo estacionarme?',
  },
  price: {
    free: 'Gratis',
    from: (amount) => `desde ${amount}`,
    to: (amount) => `hasta ${amount}`,
    range: (from, to) => `${from} a ${to}`,
  },
  free: { page: 'Costo', heading: 'Es gratis' },
  products: 'Productos',
  photoFrom: (name) => `Foto de ${name}`,
  drawingOf: (things) => `Dibujo de ${things}`,
  drawing: (trade) => `Dibujo: ${trade}`,
  order: {
    call: '[Llame|Llama] para pedir.',
    message: '[Mande|Manda] un mensaje para pedir.',
    both: '[Llame o mande|Llama o manda] un mensaje para pedir.',
  },
};
