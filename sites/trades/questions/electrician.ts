import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'A breaker trips. May I reset it?',
    also: ['Can I switch a tripped breaker back on?'],
    answer: [
      'Once, after unplugging what was on it. If it trips again, leave it off and call.',
      'Switch it fully off, then on. A second trip is information and not a nuisance.',
      'If there was a bang, a smell or heat: no. Otherwise one try.',
      'You may try it with everything unplugged. If it holds, add things back one at a time.',
    ],
    group: 'service',
  },
  {
    question: 'I smell burning. What now?',
    also: ['What do I do about a burning smell?'],
    answer: [
      'Switch off the circuit, or the main if you are unsure, and get out if there is smoke. Then call the fire department.',
      'Power off, people out, emergency number first, electrician second.',
      'Do not look for it with your hands. Main breaker off if you can reach it safely, and phone for help.',
      'Fishy or sharp smells near an outlet are a warning. Off at the panel, and keep away.',
    ],
    group: 'service',
  },
  {
    question: 'Half the house is dark. Whom do I call?',
    also: ['Part of the house has no power. What now?'],
    answer: [
      'Look whether the neighbors are dark too. If so, the utility; if not, an electrician.',
      'If some rooms are dim and others too bright, turn off the main and call the utility.',
      'Check the main breaker and the ground-fault buttons, then phone.',
      'The power company first, when the meter or the line outside looks wrong.',
    ],
    group: 'service',
  },
  {
    question: 'Will the power be off during the work?',
    also: ['Do you need to turn off the power?'],
    answer: [
      'For the circuit in question, yes. For a panel, the whole house. Ask for how long.',
      'Parts of it. Think of computers, freezers and aquariums.',
      'Usually only where the hands are. Bigger jobs need a dark day.',
      'Plan on some of it, and mention medical devices when you book.',
    ],
    group: 'booking',
  },
  {
    question: 'What should I do before the visit?',
    also: ['How do I prepare for the visit?'],
    answer: [
      'Clear the panel, move furniture, save your files, write down the pattern.',
      'Make the attic hatch and the panel reachable, and put pets away.',
      'Collect model names of anything that is to be connected.',
      'Mark with tape where things should go. It can still be moved then.',
    ],
    group: 'booking',
  },
  {
    question: 'Can I have small jobs done together?',
    also: ['Can you do several jobs at once?'],
    answer: [
      'Make a list, room by room, send it in advance, and ask.',
      'A list is cheaper than three trips. Put the important ones on top.',
      'Ask for them in one visit, and say which can be dropped if time runs short.',
      'Yes, send the list in advance.',
    ],
    group: 'booking',
  },
  {
    question: 'What does an outlet cost?',
    also: ['How much is a new outlet?'],
    answer: [
      'Next to an existing one, little work. Across the house from the panel, a lot. Say which.',
      'It depends on wall, distance and load, so send a photo and ask.',
      'Replacing and adding are two prices. Ask for both.',
      'Tell us what you will plug in. A heater needs its own circuit, a lamp does not.',
    ],
    group: 'cost',
  },
  {
    question: 'How is the work priced?',
    also: ['How do you charge?'],
    answer: [
      'By the job or by the hour: ask which, and what a visit costs by itself.',
      'Find out whether diagnosis is separate from repair.',
      'Larger work is quoted after a look. Have permit and patching listed.',
      'Get the basis named when you call, along with the charge for coming out.',
    ],
    group: 'cost',
  },
  {
    question: 'Can you install a fixture I bought?',
    also: ['May I buy the lamp myself?'],
    answer: [
      'Usually. Check weight, damp rating and the mark of a testing lab before you open the box.',
      'Ask first, with a link or a photo of the label.',
      'It depends on the box in the ceiling. Describe both.',
      'Say what you have, and ask who handles missing parts.',
    ],
    group: 'cost',
  },
  {
    question: 'Do I need a permit?',
    also: ['Is a permit required?'],
    answer: [
      'New circuits, panels and chargers commonly need one; swapping a fixture often not. Your building office decides.',
      'Ask what your town wants and who applies.',
      'For most work in the wall, expect one. It brings an inspector, which is good for you.',
      'Local rules apply. Have it answered in the quote.',
    ],
    group: 'service',
  },
  {
    question: 'Is old wiring dangerous?',
    also: ['Should old wires be replaced?'],
    answer: [
      'Age alone does not decide. Condition, load and what was added later do. Have it looked at.',
      'Some kinds need attention: aluminum branches, cloth insulation, missing grounds.',
      'It can be sound or not, and you cannot see which from the room. Ask for an inspection.',
      'Warm plates, buzzing and brown marks are signs to act on. Without them, plan a check.',
    ],
    group: 'service',
  },
  {
    question: 'Do you come out to my address?',
    also: ['Do you work in my town?'],
    answer: [
      'Tell us the town and the job. Far and small may not fit, far and large may.',
      'Ask with your zip code.',
      'The list on this site names places. If yours is near one, call.',
      'Say where you are, and whether the panel is indoors.',
    ],
    group: 'area',
  },
  {
    question: 'I live in an apartment. Can you help?',
    also: ['Do you work in apartments?'],
    answer: [
      "Inside your unit often, with the owner's consent. The building's panel is the manager's.",
      'Ask the manager first about rules, hours and who may do the work.',
      'Tell us floor, building and where the breakers are.',
      'It depends on what belongs to you. The lease or the bylaws say.',
    ],
    group: 'area',
  },
  {
    question: 'Why do my lights flicker?',
    also: ['What makes lights flicker?'],
    answer: [
      'One lamp: the bulb or its dimmer. One room: a loose connection. The whole house: call soon, and the utility as well.',
      'Swap the bulb first. If it goes on, stop using that switch and call.',
      'With the motor of something starting, a short dip can be normal. A new or growing one is not.',
      'LED lamps on old dimmers do it often. If it is not that, have it looked at.',
    ],
    group: 'service',
  },
  {
    question: 'What do the outlets with buttons do?',
    also: ['What is a test button on an outlet for?'],
    answer: [
      'They switch off when current leaks, for instance through you. Press test once a month.',
      'They protect near water. One of them may also switch off others further along.',
      'Reset brings power back. If it trips again with nothing plugged in, call.',
      'They compare what goes out with what comes back. If it is not equal, they cut it.',
    ],
    group: 'service',
  },
  {
    question: 'Is an extension cord all right for now?',
    also: ['May I use an extension cord?'],
    answer: [
      'For now, yes, if it is thick enough, lies open and feeds nothing that heats. For good, no.',
      'Not under rugs, not through doors, not chained. If you need it daily, you need an outlet.',
      'For a lamp, briefly. For a heater, never.',
      'Feel it after half an hour. If it is warm, unplug it.',
    ],
    group: 'service',
  },
  {
    question: 'How soon can somebody come?',
    also: ['When could you come?'],
    answer: [
      'Call and describe it. What is dangerous and what is dark are sorted differently.',
      'Ask. Have two dates ready for planned work.',
      'Tell us what is without power and who depends on it.',
      'It depends on the week. The phone gives you a real answer.',
    ],
    group: 'booking',
  },
  {
    question: 'Is it cheaper to do several rooms at once?',
    also: ['Do more rooms mean a lower price each?'],
    answer: [
      'Often, because setting up, panel and permit come once. Ask for both prices.',
      'Usually per outlet, yes. Send the whole list.',
      'If walls are open anyway, that is the moment.',
      'It can be. Tell us what may wait and what may not.',
    ],
    group: 'cost',
  },
  {
    question: 'Do you work in shops and offices too?',
    also: ['Do you do commercial work?'],
    answer: [
      'Ask, with the kind of building, the hours and the panel.',
      'Tell us what the place is used for. Rules differ from those for homes.',
      'For small business spaces, often. Describe it.',
      'Call and say who owns the building and who runs it.',
    ],
    group: 'area',
  },
];
