import { choices, type Entry, type Rule, tableRule, whole } from './rule.ts';

/** Words that are one word whatever comes before and after them. */
const joined = choices(`any_where any_thing every_thing every_where some_thing some_where no_where
  them_selves your_selves up_stairs down_stairs hair_cut hair_cuts wheel_chair wheel_chairs drive_way drive_ways dish_washer dish_washers chain_saw
  chain_saws store_front store_fronts paper_work sour_dough corn_bread meat_loaf tap_room card_board bath_tub bath_tubs wall_paper nation_wide state_wide
  world_wide pot_hole pot_holes fire_place fire_places fire_wood drug_store cup_cake cup_cakes pan_cake pan_cakes week_end week_ends week_day week_days
  mid_night out_grow over_night hand_made home_made home_owner home_owners house_hold key_board land_scaping down_size down_sizing who_ever what_ever
  when_ever other_wise gun_smith duct_work hand_writing water_proof water_proofing steak_house farm_house work_shop class_room court_house ware_house
  whole_sale good_byes sales_man sales_men trades_man crafts_man crafts_manship workman_ship care_giver care_givers baby_sit baby_sitter baby_sitting
  house_keeping land_lord land_lords side_walk side_walks back_yard back_yards in_stead chalk_board white_board motor_cycle motor_cycles air_port door_step
  door_bell finger_nail finger_nails eye_brow eye_brows eye_lash eye_lashes tooth_brush head_ache head_aches heart_burn tooth_ache straight_forward dust_less
  wire_less pain_less spot_less micro_current micro_blading micro_needling sub_contractor sub_contractors sub_contracting tele_health re_wire re_seal re_paint re_model re_models re_modeling`);

const written: Entry[] = [
  [/our ?self/, 'ourselves'],
  [/(my|your|him|her) self(?! (?:care|esteem|confidence|defense|worth|storage|image|love))/, '$1self'],
  [/with in(?= (?:\d|an?|the|one|two|three|five|ten|walking|minutes|hours|reason|city|our budget|your budget)(?!WORD))/, 'within'],
  [/with out(?! of)/, 'without'],
  [/some one/, 'someone'],
  [/you self/, 'yourself'],
  [/(van|curbside|school|bus) pick up/, '$1 pickup'],
  [/any one(?= can| who| else)/, 'anyone'],
  [/every one(?= is| who| has| gets| loves)/, 'everyone'],
  [/in side(?= (?:\d|the|our|your|a))/, 'inside'],
  [/any more(?=[.!]|$)/, 'anymore'],
  [/(?<!(?:for|our|your|the|an|of|and|as|low) )everyday(?=END| (?:the|at|from|we|by|except|but|and|til|until|fresh)(?!WORD))/, 'every day'],
  [/re ?key ?s/, 'rekeys'],
  [/ala carte/, 'a la carte'],
  [/bi polar/, 'bipolar'],
  [/blood work/, 'bloodwork'],
  [/day cares/, 'daycares'],
  [/non profit(s?)/, 'nonprofit$1'],
  [/(?<!to )take out(?=END| menu| only| orders| or)/, 'takeout'],
  [/(?<=(?:no|without|any|your|of|wear|permanent) )make up/, 'makeup'],
  [/((?:hour|day|week|quick|fast) )turn around(?=END| time)/, '$1turnaround'],
  [/(?<!(?:to|we|i|can|will|you|they|and|please) )pick up(?= (?:and delivery|or delivery|only|available|at the shop|at our))/, 'pickup'],
  [/((?:for|sat|saturday|sunday|friday|local|curbside|easy|van|farm|store|and a) )pick up(?=END| only| available)/, '$1pickup'],
  [/((?:we|you|i|to|can|will|they) )pickup(?= (?:at|your|from|the|you))/, '$1pick up'],
  [/((?:water|power|gas|get|be)(?: WORD){0,2}) shutoff(?! valve)/, '$1 shut off'],
  [/on line(?=END| or| at| booking| class| order| any| shop| store)/, 'online'],
  [/(clean|lock|cook|blow|burn)[ -]outs/, '$1outs'],
  [/clean[ -]ups/, 'cleanups'],
  [/(?<!(?:the|your|my|our|this) )((?:yard|storm|leaf|brush|debris|estate|construction|pool) )clean up(?=END)/, '$1cleanup'],
];

const hyphened: Entry[] = [
  [/(walk|built|trade|drop|check|stand)[ -]in'?s/, '$1-ins'],
  [/(follow|touch|tune|cover|check|push|pop|hook|press|grown)[ -]up'?s/, '$1-ups'],
  [
    /(?<!(?:to|we|i|you|can|will|and|us) )(touch|tune|pop|follow|check)[ -]up(?=END| \$| (?:is|costs|special|dinner|dinners|shop|visit|appointment|event|events)(?!WORD))/,
    '$1-up',
  ],
  [/add ons/, 'add-ons'],
  [/drop offs/, 'drop-offs'],
  [/door to door(?= (?:sales|salesman|service|delivery|pickup))/, 'door-to-door'],
  [/one on one(?=END| (?:for|with|lessons|help|time|care|sessions|training|attention))/, 'one-on-one'],
  [/((?:made|done|print it|everything|baked|roasted|brewed|smoked|rays|lab work|cut|fixed|built|prepared) )in house/, '$1in-house'],
  [/in house(?= (?:financing|lab|chef|repairs?|design|designer))/, 'in-house'],
  [/in home(?= (?:day|care|measure|estimate|visit|consult|lesson|service|child|senior|training|grooming))/, 'in-home'],
  [/rent to own/, 'rent-to-own'],
  [/all inclusive/, 'all-inclusive'],
  [/blown in(?= (?:insulation|cellulose))/, 'blown-in'],
  [/pressure treated/, 'pressure-treated'],
  [/pre k/, 'pre-K'],
  [/x ?-?ray(s?)/, 'X-ray$1'],
  [/(?<!(?:by|in|on|your|the|my|a|is|per) )hand (painted|cut|rolled|stitched|dipped|tied|poured|crafted)/, 'hand-$1'],
  [/self (taught|employed|contained|service|serve|storage|defense|care|cleaning|guided|paced)/, 'self-$1'],
  [/non (medical|toxic|stick|emergency|smoking|slip|invasive|surgical|refundable|alcoholic|dairy)/, 'non-$1'],
  [/(gluten|dairy|sugar|nut|smoke|fragrance|cruelty|stress|lactose) free/, '$1-free'],
  [/(family|veteran|woman|women|minority|black|nurse|employee|owner|latina|latino) owned/, '$1-owned'],
  [/(wood|coal|brick) fired/, '$1-fired'],
  [
    /(same|next) day(?= (?:service|delivery|repair|repairs|appointment|appointments|pickup|installs?|turnaround|shipping|quotes?))/,
    '$1-day',
  ],
  [/state of the art/, 'state-of-the-art'],
  [/(home|slow) cooked(?= (?:meals?|food|dish|meat|pork|beef|ribs?))/, '$1-cooked'],
  [/soft shell(?= (?:crabs?|in) )/, 'soft-shell'],
  [/loose leaf(?= teas?)/, 'loose-leaf'],
  [/(play|bible|faith|plant|evidence) based/, '$1-based'],
  [/mixed age(?= (?:class|group|room))/, 'mixed-age'],
  [/background checked/, 'background-checked'],
  [/great (grand(?:mother|father|ma|pa|parents))/, 'great-$1'],
  [/wi ?fi/, 'Wi-Fi'],
];

const apart = whole(joined);

/** Words typed apart or together: 'any where' → 'anywhere', 'walk ins' → 'walk-ins', 'family owned' → 'family-owned'. */
export const compounds: Rule[] = [
  { what: 'Spelling', change: (text) => text.replace(apart, (pair) => pair.replace(' ', '')) },
  tableRule('Spelling', written),
  tableRule('Hyphen', hyphened),
];
