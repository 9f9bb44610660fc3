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
  {
    title: [
      'How to set a thermostat so that it helps',
      'Schedules, setbacks and the fan switch',
      'Your thermostat, explained in plain words',
      'What to do with all those buttons',
    ],
    answer:
      'Set it to a temperature you can leave alone, with a modest change for sleep or absence, and keep the fan on auto. Do not turn it far beyond your wish in the hope of getting there sooner. With a heat pump make small steps, as large ones may call in electric backup heat. Give the house a few days before you judge.',
    blocks: [
      {
        heading: 'What the settings mean',
        paragraphs: [
          'Heat, cool and off are clear. Auto lets the system choose between heating and cooling, with a gap between two numbers. If that gap is too narrow it works against itself on a spring day. Emergency heat, on heat pumps, switches the pump off and heats with the backup alone. It is for breakdowns and for nothing else.',
          'Fan on means that it runs all the time, even when no heating or cooling is made. Auto means that it runs along with them. In summer, auto is usually better, since a fan that keeps running carries moisture from the wet coil back into the rooms.',
        ],
      },
      {
        heading: 'Schedules',
        paragraphs: [
          'Write your week on paper first: when you wake, leave, return, sleep. Four times are enough. Then set two temperatures, one for being awake and at home, one for the rest. A difference of a few degrees is plenty. With a furnace or an air conditioner, setbacks save some energy. With a heat pump, keep them small or ask for a control that knows how to recover slowly.',
          'If someone at home is old, ill or very young, comfort comes before savings. Ask their doctor if you are unsure about the range.',
        ],
      },
      {
        heading: 'It is not an accelerator',
        paragraphs: [
          'A thermostat only switches on and off, in most houses. Setting it to sixty does not cool sooner than seventy-four. It only cools for longer, until the coil ices or somebody wakes up shivering. Set the number you want and wait.',
          'If it takes many hours to get there on an ordinary day, or never does, the thermostat is not to blame. Look at the filter, then have the system measured.',
        ],
      },
      {
        heading: 'Where it hangs',
        paragraphs: [
          'It should sit on an inside wall, away from sun, lamps, televisions and supply vents, in a room you use. If it feels a draft from the hole behind it, some putty in that hole helps. If the floors differ a lot, ask about remote sensors or zones before you ask about a bigger unit.',
        ],
      },
      {
        heading: 'Smart ones',
        paragraphs: [
          'They learn, or claim to. What is useful is seeing the house from afar, getting a message when it is too cold, and having the schedule changed from bed. Most want a wire for constant power, called C, that older walls do not have. Take a photo of the wires with their letters before you buy, with the power off at the breaker. Check that it knows your kind of system: two stages, heat pump, boiler.',
          'And write the old settings down before anyone takes it from the wall. That goes for the installer as well.',
        ],
      },
    ],
    service: 'thermostat',
  },
  {
    title: [
      'Repair or replace: deciding about an old system',
      'When is a furnace or air conditioner too old?',
      'Weighing a repair against a new system',
      'The question after the diagnosis',
    ],
    answer:
      'Ask for three numbers: the repair, the replacement, and what else looks worn. Repair if the unit is fairly young, the fault is one part and the rest measures well. Replace if the largest part has failed, if refrigerant for it is scarce, if it has been failing every season, or if it never kept the house comfortable. In between, buy time on purpose and plan.',
    blocks: [
      {
        heading: 'Ask what failed and how it was found',
        paragraphs: [
          'A fan motor, an igniter, a capacitor or a control board can go at any age, and says little about the rest. A compressor, a heat exchanger or a leaking coil is another matter. Ask for the reading that led to the conclusion. For a cracked heat exchanger, ask to see it, by camera if needed. It is a safety matter, and it is also one where a second look is reasonable, with the unit switched off in the meantime.',
        ],
      },
      {
        heading: 'Look at age and wear',
        paragraphs: [
          'The serial number usually contains the date. Furnaces tend to outlast air conditioners, and systems near the sea age faster. But age by itself is only a hint. A system that was sized well, kept clean and never starved for air can be old and sound. One that was too large and started forty times a day is tired early.',
          'Ask for the other values: temperature difference, airflow, amperage of the motors, condition of the ducts. They tell you if the next repair is around the corner.',
        ],
      },
      {
        heading: 'Put the sums side by side',
        paragraphs: [
          'Beside the repair, write what the system costs to run. Old equipment may use a good deal more energy, but the saving depends on climate, rates and how leaky your house is. Ask for an estimate with your own bills and not with a national average.',
          'Beside the replacement, write everything that belongs to it: permit, electrical work, drain, line set, duct changes, thermostat, removal. Then look for rebates at your utility and with the state. Some want an application before work begins.',
        ],
      },
      {
        heading: 'Use the moment',
        paragraphs: [
          'If you replace, do not copy the old size. Windows, insulation and rooms may have changed, and the old one may have been wrong from the first day. Ask for a load calculation room by room. Talk about the hot bedroom now, since ducts are easiest to change along with the unit. Ask what a heat pump would do in your climate and what backup it needs.',
          'Replace both halves of a split system together unless somebody explains why not. They are tested as a pair.',
        ],
      },
      {
        heading: 'If you need time',
        paragraphs: [
          'A repair can be a way of buying a season. Say so, and ask for the least that is safe. Portable units or heaters get a household over a week, used with care. A decision made in the mild months is calmer than one made at ninety-eight degrees, with the family looking at you. If you know that the system is near its end, get proposals in spring or fall, and choose before it does.',
        ],
      },
    ],
    service: 'replac',
  },
  {
    title: [
      'Too dry or too damp: what to do about air in the house',
      'Humidity at home: how much, and how to change it',
      'Why windows sweat and doors stick',
      'Damp rooms and dry noses, explained',
    ],
    answer:
      'Aim for a relative humidity between about thirty and fifty, lower in hard frost so that windows stay dry. Measure before you buy anything. If it is too damp, look for the source, vent kitchen and bath, and let the cooling run long enough. If it is too dry, seal leaks first, then think about a humidifier, and keep it clean.',
    blocks: [
      {
        heading: 'Measure it',
        paragraphs: [
          'A small hygrometer costs little. Put one in the living room, one in a bedroom, one in the basement, and note the values at different hours for a week. Your nose and your skin are poor judges, as cold air feels dry and warm air feels damp.',
          'Relative humidity depends on temperature. The same air reads higher in a cold corner. That is why mold begins behind the wardrobe on an outside wall, while the middle of the room seems fine.',
        ],
      },
      {
        heading: 'Too damp in summer',
        paragraphs: [
          'An air conditioner takes out water while it runs. If it is too large, it cools the air in a few minutes and stops before much water has dripped off. Setting the fan on auto, a lower fan speed, or a system that can run slowly all help. Check that the drain runs and the coil is clean.',
          'In the basement, first keep rain away from the wall: gutters, downspouts, slope. Then use a dehumidifier with a hose to a drain. Keep basement windows shut on muggy days. Warm outdoor air that meets cool walls leaves its water there.',
        ],
      },
      {
        heading: 'Too damp in winter',
        paragraphs: [
          'Sweating windows say that moist air meets cold glass. Cooking, showers, drying laundry and many plants all add water. Use fans that lead outdoors, during and for a while after. Open windows wide for a few minutes rather than a crack for hours. Lower the humidifier when frost is announced. If only one window sweats, its seal may have failed.',
          "If you see mold, wipe small spots with soap and water, wear gloves, and find the cause. Large areas, or any mold together with illness at home, call for someone who does that work and for a doctor's advice.",
        ],
      },
      {
        heading: 'Too dry',
        paragraphs: [
          'Air gets dry in winter because cold air holds little water and leaky houses pull much of it in. So weatherstripping helps twice. After that, a humidifier on the furnace or in the room can lift the value some points. Change its pad or clean it as the maker says. Standing water grows things, and the machine then blows them at you. Stop when windows begin to fog at the edges.',
          'Static sparks, cracks in wood and a scratchy throat often point to dryness, but they are not proof. Look at the hygrometer. If somebody has asthma or another illness, ask their doctor what range is right.',
        ],
      },
      {
        heading: 'What to ask for',
        paragraphs: [
          'If you want it dealt with by the heating and cooling system, send your readings along: rooms, hours, weather. Say which season bothers you and whether the basement is part of it. Ask for the cause before the equipment. A good answer may be an exhaust fan, a longer drain hose or a different fan setting. And if it is a machine, ask who cleans it, how often, and how loud it is at night.',
        ],
      },
    ],
    service: 'humidif',
  },
];
