import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'It stopped. What can I check myself?',
    also: ['What should I check before I call?'],
    answer: [
      'Thermostat mode and batteries, filter, breaker, the switch beside the unit. Then call.',
      'See whether the filter is gray, whether a float switch in the drain pan has tripped, and whether the breaker is on.',
      'Four things: setting, power, filter, water in the pan. Leave covers on.',
      'Set it five degrees past the room, wait a few minutes, and listen. Then look at breaker and filter.',
    ],
    group: 'service',
  },
  {
    question: 'There is ice on the line. Should I scrape it?',
    also: ['What do I do about ice on the pipe?'],
    answer: [
      'No. Switch cooling off, put the fan to on, and let it melt for some hours.',
      'Leave it, turn the system off and put towels down. Ice is a symptom.',
      'Melting comes first, as nothing can be measured through ice.',
      'Do not chip at it: the coil is thin. Off, thaw, new filter, call.',
    ],
    group: 'service',
  },
  {
    question: 'How often should the filter be changed?',
    also: ['When does the filter need changing?'],
    answer: [
      'Look at it monthly. Thin ones last about a month in season, thick ones several.',
      'When you cannot see light through it, or earlier with dogs and dust.',
      'It says a span on the frame. With pets or dust, change it earlier.',
      'Put a date on it with a marker. Guessing is what clogs coils.',
    ],
    group: 'service',
  },
  {
    question: 'Repair or replace?',
    also: ['Is a repair still worth it?'],
    answer: [
      'Ask for both numbers, the age of the unit, and what else looks worn.',
      'Weigh the repair against age, efficiency and how much you trust the rest.',
      'If it is young, repair usually wins. If the compressor is gone on an old one, rarely.',
      'Have the failed reading explained. Then take time to decide, if the weather allows.',
    ],
    group: 'cost',
  },
  {
    question: 'What does a diagnosis cost?',
    also: ['How much is a service call?'],
    answer: [
      'Ask when you call, and ask whether it is credited against the repair.',
      'It may differ by hour and season. Get it named before the truck rolls.',
      'There is often a set charge for finding the fault. Find out what it includes.',
      'Ask this first.',
    ],
    group: 'cost',
  },
  {
    question: 'How do I compare two proposals?',
    also: ['Two proposals differ. What do I look at?'],
    answer: [
      'Look for the load calculation, model numbers, duct work, permit and what is left out.',
      'Same size? Same rating? Same labor? Only then the totals.',
      'Ask each why they chose that size. Feet squared times a rule of thumb is not a reason.',
      'Line them up by model number and look up the matched rating of the pair.',
    ],
    group: 'cost',
  },
  {
    question: 'Are there rebates or tax credits?',
    also: ['Does the utility or the state pay a part?'],
    answer: [
      'Often, from utilities and governments, and they change. Ask your utility and a tax adviser before you sign.',
      'Look them up for your zip code. Some want an application before the work.',
      'Have the model numbers first, as programs list what qualifies.',
      'Possibly. Ask us for the papers you would need to claim them.',
    ],
    group: 'cost',
  },
  {
    question: 'How do I get ready for a service call?',
    also: ['What should I do before you come?'],
    answer: [
      'Make a path, find the filter size, write down the noises and keep pets away.',
      'Clear the closet, unlock the side gate, have the model number at hand.',
      'Leave the system as it is, unless it leaks, smells or ices.',
      'Think about when it happens. Note it down for the visit.',
    ],
    group: 'booking',
  },
  {
    question: 'When is a good time for maintenance?',
    also: ['Which month is good for a tune-up?'],
    answer: [
      'Before the season in which you need it. In the rush, calendars belong to broken systems.',
      'Spring and fall, on a day when you could do without.',
      'For heat pumps, twice a year is common. Ask for your system.',
      'A mild week, booked some weeks earlier.',
    ],
    group: 'booking',
  },
  {
    question: 'Does anybody have to be in the house?',
    also: ['Do I need to be at home?'],
    answer: [
      'Somebody has to let us in and operate the thermostat, and hear the result.',
      'For outdoor work, perhaps not. Ask.',
      'An adult should be there at the start and at the end.',
      'With gas equipment it is usually wanted. Say so if it is hard to arrange.',
    ],
    group: 'booking',
  },
  {
    question: 'Why is one room always hot?',
    also: ['Why does one room never get comfortable?'],
    answer: [
      'Sun, a long duct, a missing return or a hole in it. Each is found by measuring.',
      'Start with the door and the vent: open both. If that does not help, have the airflow read.',
      'Rooms above garages lose on every side. Ducts, insulation or a separate unit can help.',
      'Because more air goes to other rooms. Balancing can change that.',
    ],
    group: 'service',
  },
  {
    question: 'Which makes do you work on?',
    also: ['Do you service my brand?'],
    answer: [
      'Read us the name on both units and ask.',
      'Tell us make and model when you call. Parts are the question, more than the badge.',
      'The label answers it. Send a photo.',
      'Ask, particularly for boilers, mini-splits and anything imported.',
    ],
    group: 'service',
  },
  {
    question: 'Do you cover my town?',
    also: ['Do you drive out to my town?'],
    answer: [
      'Call with the zip code. In a heat wave, distance matters more.',
      'Look at the towns on this page, or ask for yours.',
      'Tell us where, and if it is a house, a shop or a rooftop.',
      'Ask, since a larger job reaches farther than a filter does.',
    ],
    group: 'area',
  },
  {
    question: 'The unit is on a roof. Is that a problem?',
    also: ['Can you reach a rooftop unit?'],
    answer: [
      'Tell us how one gets up there, and who has the key.',
      'Not by itself. Height, hatch and weather go into the plan.',
      'Mention it early. A ladder has to be the right length.',
      'Say if it is a flat or a pitched one, and how many floors.',
    ],
    group: 'area',
  },
  {
    question: 'What temperature should I set?',
    also: ['Which setting makes sense?'],
    answer: [
      'What you can live with: each degree nearer to the weather outside saves some. Let comfort and health decide.',
      'One you leave alone. Big jumps cost heat pumps more than they save.',
      'In summer higher when you are out, in winter lower when you sleep, unless somebody at home needs it steady.',
      'Start a little off from your wish and wear it for a week.',
    ],
    group: 'service',
  },
  {
    question: 'Should I cover the outdoor unit in winter?',
    also: ['Does the outdoor unit need a cover?'],
    answer: [
      'Not a heat pump: it works then. For a cooling unit, a board on top against falling ice is enough.',
      'Closed covers trap moisture and mice. Leave the sides open.',
      'Clear leaves and snow away from it instead.',
      'Ask for your model, and in doubt do nothing.',
    ],
    group: 'service',
  },
  {
    question: 'My furnace smells when it first comes on. Is that normal?',
    also: ['Is a smell at the first start normal?'],
    answer: [
      'Dust burns off for some minutes on the first cold day. If it lasts, or smells of plastic or gas, switch it off.',
      'A short dusty smell, yes. Rotten eggs, no: leave and call the gas company.',
      'If it is gone within the hour, most likely. If there is smoke, get out and call for help.',
      'Once a year, briefly. Change the filter and open a window.',
    ],
    group: 'service',
  },
  {
    question: 'Can I get a proposal without a visit?',
    also: ['Can you quote by photo?'],
    answer: [
      'A rough range perhaps, with size, age and photos. A real one needs measurements.',
      'Send labels, floor area and where it stands, then ask how far that gets you.',
      'For a like-for-like part, sometimes. For a system, somebody should see the ducts.',
      'You can start by mail. Finish it with a tape measure.',
    ],
    group: 'booking',
  },
  {
    question: 'Does a bigger unit cool better?',
    also: ['Should I buy a larger unit?'],
    answer: [
      'It cools faster, stops sooner and leaves the air damp. Size should come from a calculation.',
      'No. Too large is as wrong as too small.',
      'Ask for the load of your house and compare the two numbers.',
      'It costs more, starts more often and wears earlier.',
    ],
    group: 'cost',
  },
  {
    question: 'We have a mobile home. Can you work on it?',
    also: ['Do you work on mobile homes?'],
    answer: [
      'Ask, with make and year. Furnaces and ducts there are a kind of their own.',
      'Say so when you call, and read us the label inside the furnace door.',
      'Often. Tell us about the ducts under the floor and how one gets to them.',
      'It depends on the equipment. A photo helps.',
    ],
    group: 'area',
  },
];
