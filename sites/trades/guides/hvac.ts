import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'Air conditioner not cooling: what to check before you call',
      'No cool air? A short list to go through first',
      'What to look at when the house will not cool down',
      'Warm air from the vents, step by step',
    ],
    answer:
      'Check five things in this order: the thermostat is on cool and set below the room, the filter is clean, the breakers are on, the outdoor fan turns, and there is no ice on the copper line or water in the drain pan. If there is ice, switch cooling off and let it melt. If all five are in order, call.',
    blocks: [
      {
        heading: 'Thermostat and power',
        paragraphs: [
          'Set it to cool and auto, several degrees below the reading, and wait five minutes. Many systems pause before they start again, to protect the compressor. Replace the batteries if there are any. A blank display can also mean that a safety switch has cut the power, for example because the drain pan is full.',
          'A central system usually has two breakers, one for the part indoors and one for the part outside. Look for one that stands in the middle. Reset it once. If it trips again, leave it off, as a motor or compressor may be in trouble.',
        ],
      },
      {
        heading: 'Filter and vents',
        paragraphs: [
          'A clogged filter is the most common cause of poor cooling and of ice. Take it out and hold it to the light. If you see none, put a new one in, with the arrow pointing toward the unit. Do not run the system without one.',
          'Then walk through the rooms. Open the supply vents and make sure that the large return grille is not behind a sofa. Closing vents in empty rooms does not help. It raises the pressure in the ducts and sends air out through their leaks.',
        ],
      },
      {
        heading: 'Outdoors',
        paragraphs: [
          'Is the fan turning? If the unit hums and the fan stands still, switch the system off at the thermostat. A small part has often failed, and running it that way can ruin a large one. Do not push the blade with a stick.',
          'If it runs, look at the coil, the fins around the sides. Cottonwood, grass and dog hair form a felt there. With the power off at the disconnect, it can be rinsed gently with a garden hose, from top to bottom, without bending the fins. Cut plants back to about two feet.',
        ],
      },
      {
        heading: 'Ice and water',
        paragraphs: [
          'Ice on the larger copper pipe means too little air or too little refrigerant. Switch cooling off, set the fan to on, and let it thaw. It can take many hours. Put towels under the indoor unit. If ice returns with a clean filter, the cause is inside and needs gauges.',
          'Water near the indoor unit usually comes from a blocked drain. If you can see the end of the drain line outside, see whether it drips when the system runs. A wet vacuum at that end sometimes clears it. Keep the system off if water reaches a ceiling.',
        ],
      },
      {
        heading: 'While you wait',
        paragraphs: [
          'Close blinds on the sunny side, run fans where people sit, cook outdoors or not at all, and drink. Babies, older people and anyone who is ill should go somewhere cool early and not late. If somebody is confused, very hot and no longer sweating, call the emergency number.',
          'For the call, have the model numbers, the age if you know it, what you have checked, and what you heard. That list is short, and it saves most of the questions.',
        ],
      },
    ],
    service: 'air condition',
  },
  {
    title: [
      'How to choose a furnace or air filter',
      'Which filter goes in my system, and how often?',
      'Filters: size, rating and the arrow on the side',
      'What the numbers on an air filter mean',
    ],
    answer:
      'Use the exact size printed on the old filter, with the arrow toward the blower, and a medium rating: a MERV of about eight to eleven suits many homes. Higher ratings catch finer dust but can starve a system that was not built for them. Look at the filter every month and change it when it is gray.',
    blocks: [
      {
        heading: 'What a filter is for',
        paragraphs: [
          'First of all it protects the machine. Without it, dust settles on the blower and on the damp coil, where it turns to felt. Air slows down, the coil freezes or the furnace overheats, and a part fails that had nothing to do with dust. Cleaner air for you is a second benefit, and a real one, but a filter only cleans the air that passes through it while the fan runs.',
        ],
      },
      {
        heading: 'Size',
        paragraphs: [
          'The frame shows three numbers: height, width, thickness. Those are rounded. The true size stands beside them in small print. Buy by the same nominal size as the one that fits now, and check that it slides in snugly. Gaps at the edge let air go round. A filter that is bent into place does the same.',
          'If you find no filter, look behind the return grille in the ceiling or wall, and at the slot where the duct meets the furnace. Some houses have two systems and therefore two. Some have one in both places, which is one too many: ask which to keep.',
        ],
      },
      {
        heading: 'Rating',
        paragraphs: [
          'The MERV scale says how small a particle is caught. A low number stops lint and little else. A middle number catches much of the pollen and the finer dust. A high number catches some smoke as well. Other labels exist, with numbers in the hundreds or thousands, and their packages have a table to compare.',
          'Finer means more resistance, unless the filter is also thicker. A four-inch filter has several times the surface of a one-inch filter and can be fine and easy at once, but it needs a cabinet made for it. If your system whistles, runs longer or gets weak at the vents with a new filter, it is too much for that blower. Ask to have the pressure measured before you buy a box of them.',
        ],
      },
      {
        heading: 'When to change it',
        paragraphs: [
          'Write the date on the frame. Look after a month. Thin ones often need changing every one to three months in the season, thick ones every six to twelve. With a dog, with building work or in a smoky summer it goes faster. Washable filters have to be fully dry before they go back.',
          'Switch the system off, slide the old one out level so that it does not shed, wipe the slot, and look at the arrow. It points the way the air moves: toward the furnace, away from the room.',
        ],
      },
      {
        heading: 'What a filter cannot do',
        paragraphs: [
          'It removes no gases and no carbon monoxide. It does not dry a damp basement or mend a leaky duct. If somebody at home has asthma or an allergy, ask their doctor what would help, and think about the source first: the bedroom carpet, the cat on the pillow, the gas range without a hood. Then talk about ventilation and a separate air cleaner for the room where they sleep.',
        ],
      },
    ],
    service: 'filter',
  },
  {
    title: [
      'Why one room is always too hot or too cold',
      'The room that never matches the thermostat',
      'Uneven temperatures, from the easy causes to the hard ones',
      'How to find out what is wrong with the back bedroom',
    ],
    answer:
      'Begin with what costs nothing: open the vents, open the door, change the filter, and move the sofa off the return. Then feel how much air arrives in that room compared with its neighbor. Little air means a duct problem. Plenty of air and the wrong temperature means sun, insulation or a leak. The two need different people.',
    blocks: [
      {
        heading: 'The quick tests',
        paragraphs: [
          'Hold a strip of tissue in front of the vent while the system runs, then in the next room. Close the door and see if the flow changes. If it drops when the door is shut, air cannot find its way back to the return. A gap below the door or a grille above it can solve that.',
          'Put a thermometer in the room for a day and note the reading every few hours. A room that is hot only in the late afternoon is heated by the sun. A room that is cold only in wind has a leak. One that is wrong all day, in step with the system, is fed too little.',
        ],
      },
      {
        heading: 'If little air arrives',
        paragraphs: [
          "Long runs lose pressure on the way. Flexible duct sags, kinks or is crushed by boxes in the attic. Joints open. Sometimes a duct was never connected, or a damper in the branch was closed by somebody who meant to come back. In the basement or attic, look for the small lever that shows a damper's position and for insulation that has turned dark at a joint, a sign of escaping air.",
          'Sealing and straightening ducts is often the whole repair. For the rest, airflow is measured at each vent and the branches are balanced, so that near rooms give up a little and far rooms gain.',
        ],
      },
      {
        heading: 'If the air is fine',
        paragraphs: [
          'Rooms over garages, under flat roofs and with large west windows gain and lose heat on several sides. Shade, blinds on the outside and insulation above and below do more for them than another ton of cooling. Look at the attic over that room. Insulation may have been pushed aside for wiring long before you came.',
          'On a cold day, feel along the edges of windows, outlets and baseboards. Where you feel air, so does the room. Caulk and weatherstrip are modest purchases.',
        ],
      },
      {
        heading: 'The thermostat may be the odd one',
        paragraphs: [
          'It measures one place. If that is a hallway without a window, or a wall with a lamp below it, the whole house follows a spot that nobody lives in. Running the fan more often can even things out. Some thermostats take remote sensors and can be told to listen to the bedroom at night.',
        ],
      },
      {
        heading: 'When to have it measured',
        paragraphs: [
          'If the tests leave you guessing, ask for airflow and static pressure to be measured before anyone proposes a bigger unit. A larger machine on the same ducts is louder and starts and stops more, and the far room stays as it was. Possible answers are a new return, a larger branch, a zone of its own, or a small ductless unit for that one room. Ask for the readings along with the proposal. Numbers make the choice easier.',
        ],
      },
    ],
    service: 'airflow',
  },
];
