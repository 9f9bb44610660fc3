/** What visitors of a Spanish site read when a form can't be sent, by the English sentence or its pattern. */
const spanish: [RegExp, string][] = [
  [/^Enter your name so we know who’s asking\.$/, 'Escriba su nombre para saber quién pregunta.'],
  [/^Enter a phone number or email so we can answer you\.$/, 'Escriba un teléfono o un correo para poder responderle.'],
  [/^Invalid email address$/, 'Este correo no es válido. Escriba uno como ana@example.com.'],
  [/^Email can’t be sent to an address this long\. Use a shorter one\.$/, 'No podemos escribir a un correo tan largo. Use uno más corto.'],
  [/^Add the area code, such as (.+)\.$/, 'Añada el código de área, por ejemplo $1.'],
  [/^Enter the full phone number, such as (.+)\.$/, 'Escriba el número de teléfono completo, por ejemplo $1.'],
  [/^(?:Use|At most) ([\d,]+) characters(?: or fewer)?\.$/, 'Use $1 caracteres o menos.'],
  [/^We couldn’t read this date\. Enter it like (.+)\.$/, 'No pudimos leer esta fecha. Escríbala así: $1 (mes/día/año).'],
  [/^This date doesn’t exist\. Pick another one\.$/, 'Esta fecha no existe. Elija otra.'],
  [/^This day has passed\. Pick today or a later day\.$/, 'Este día ya pasó. Elija hoy o un día posterior.'],
  [/^This day is more than three years away\. Pick an earlier one\.$/, 'Faltan más de tres años para este día. Elija uno anterior.'],
  [/^We couldn’t send your message just now\. Please call (.+)\.$/, 'No pudimos enviar su mensaje ahora. Llame al $1.'],
  [/^We couldn’t send your message just now\. Please email (.+)\.$/, 'No pudimos enviar su mensaje ahora. Escriba a $1.'],
  [/^We couldn’t send your message just now\..*$/, 'No pudimos enviar su mensaje ahora. Inténtelo de nuevo en unas horas.'],
  [/^Not sent yet\. One answer needs another look\.$/, 'Aún no se envió. Revise una respuesta.'],
  [/^Not sent yet\. (\d+) answers need another look\.$/, 'Aún no se envió. Revise $1 respuestas.'],
];

/** A sentence of a form in the language of the page it's on (`lang`). One that has no words there stays in English. */
export function formAnswer(sentence: string, lang: string): string {
  if (!lang.startsWith('es')) return sentence;
  const [pattern, words] = spanish.find(([one]) => one.test(sentence)) ?? [];
  return pattern && words ? sentence.replace(pattern, words) : sentence;
}
