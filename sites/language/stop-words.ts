const words = (text: string) => text.split(/\s+/);

/** Stop words that the other language doesn't have: a single one tells. */
export const tellingWords = {
  en: words('the and we our of for is are you your with to at in on from by it this'),
  es: words('el la los las del y en con para por que nuestro nuestra nuestros nuestras somos es son una un su sus al desde hasta usted'),
};

/** More common words. One alone may be a name or a word of the other language, such as "mi" or "casa". */
export const commonWords = {
  en: words('that i my have do does can all or but not be home since call free us'),
  es: words(
    `de lo le se nos mi si como más mas muy sin pero cada todo toda todos todas también ustedes está casa hogar años tenemos hacemos ofrecemos
    trabajamos atendemos vendemos trabajo servicio servicios hecho hecha hechos hechas comida limpieza habla hablamos hablo español espanol
    llame citas gratis cuánto cuanto cómo dónde aceptan lunes viernes sábado domingo`,
  ),
};
