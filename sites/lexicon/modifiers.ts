/**
 * Words beside a name that leave the kind of business as it is: 'family-owned residential plumbing company'. Anything else
 * beside a name makes it unsure, because it may change everything: a plumbing *school*, *lawn removal*, a *piano bar*.
 */
export const modifiers = new Set(
  [
    'a an the my our your we i am im are is were weve ive own owner owners of run runs operate do does offer offers provide provides and or plus also with',
    'business businesses company companies co inc llc firm team crew outfit enterprise service services serving contractor contractors contracting',
    'technician technicians tech techs installer installers specialist specialists specialty expert experts professional professionals pro pros provider providers operator operators office practice',
    'local small independent family families owned operated husband wife woman women man men veteran black latino latina hispanic native minority lgbtq',
    'mobile traveling travelling on site onsite in home at house based online virtual remote 2 location locations',
    'licensed certified registered insured bonded accredited trained experienced master trusted affordable honest reliable quality premium luxury boutique upscale custom',
    'residential commercial industrial private public general full complete total all new old modern classic traditional vintage contemporary',
    'best top great good friendly fast quick same day 24 hour hours 7 emergency after weekend seasonal year round part full time',
    'organic natural green eco healthy vegan vegetarian halal kosher gluten free homemade handmade artisan artisanal craft fresh',
    'bilingual english spanish speaking christian jewish catholic neighborhood community downtown rural urban country city county state area',
    'men mens women womens unisex',
    'solo one person two people single',
  ].flatMap((line) => line.split(' ')),
);

/** Names of kinds that say of another name after them whose business it is: 'church food pantry', 'nonprofit animal rescue'. */
export const qualifiers = new Set(['nonprofit', 'charity', 'church', 'ministry']);

/** The modifiers in Spanish, folded. */
export const spanishModifiers = new Set(
  [
    'un una el la los las mi nuestro nuestra somos soy dueno duena hago hacemos ofrezco ofrecemos y o de del en para a con',
    'negocio empresa compania taller servicio servicios contratista especialista experto profesional local pequeno familiar familia',
    'movil a domicilio residencial comercial general completo certificado licenciado bilingue emergencia 24 horas',
  ].flatMap((line) => line.split(' ')),
);

/** Words that name no kind of business: an answer of these alone says nothing. */
export const vague = new Set(
  'store shop studio salon clinic school center agency office place people work works repair repairs sales home house local family firm business company small service services contractor professional self employed freelance other'.split(
    ' ',
  ),
);
