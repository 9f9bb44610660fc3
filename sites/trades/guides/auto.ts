import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'Check engine light: what to do when it comes on',
      'Steady, blinking, red or yellow: reading dashboard lights',
      'A light on the dash, and whether to stop',
      'What the check engine light says and what it does not',
    ],
    answer:
      'Red means stop as soon as it is safe. A blinking check engine light means ease off and have it looked at now, because the engine is misfiring. A steady yellow one means soon. Tighten the fuel cap, watch the gauges, write down how the car felt, and have the cause tested before anybody buys parts.',
    blocks: [
      {
        heading: 'Colors first',
        paragraphs: [
          'Red lights are about damage or danger: oil pressure, temperature, brakes, charging, doors, airbags. For oil and temperature, pull over, switch off, and do not start again to see if it has gone away. For the brake light, check that the hand brake is released. If the pedal feels odd as well, have the car towed.',
          'Yellow lights are about attention: engine, tires, stability, fluid. You can usually finish a short trip with care. Green and blue only tell you that something is switched on.',
        ],
      },
      {
        heading: 'The engine light',
        paragraphs: [
          "It belongs to the system that watches over combustion and emissions. Behind it may be a loose fuel cap, a tired sensor, a leak in a hose, a worn spark plug, or something larger. From the driver's seat you cannot tell.",
          'If it blinks, fuel is not burning as it should and is passing into the exhaust, where it can ruin the catalytic converter. Slow down, avoid hills and full throttle, and get it looked at. If it is steady and the car drives normally, check the cap. Turn it until it clicks. The light may take several trips to go out.',
        ],
      },
      {
        heading: 'What a code is',
        paragraphs: [
          'The car stores a code when a value is out of range. Stores and small gadgets can read it. A code names a circuit or a condition, for example that the mixture is too lean in one bank. It does not name the part. A lean mixture can come from a sensor, a hose, a pump or a gasket, and the cheapest of these is not always the guilty one.',
          'So ask how the cause was confirmed. What was measured, what was the result, and what should it have been? A shop that has tested can answer in two sentences.',
          'Do not clear codes before a visit. With them goes the record of speed, temperature and load at the moment it happened, and the self-tests that an emissions inspection wants to see complete.',
        ],
      },
      {
        heading: 'What to write down',
        paragraphs: [
          'Which light, which color, steady or blinking. The speed, the weather, the fuel level, how long after starting. Anything you felt: a shake, a loss of power, a smell of fuel or of rotten eggs. Anything done lately: fuel, battery, wash, repair. A photo of the dash settles arguments.',
          'If the light goes out by itself, note that too and mention it at the next service. Faults that come and go are recorded, and the record fades with time.',
        ],
      },
      {
        heading: 'On the phone',
        paragraphs: [
          'Give year, make, model, engine and mileage, then read your notes. Ask whether it is safe to drive to the shop, what the diagnosis costs and whether it counts toward the repair. Ask to be called with the result before anything is replaced. Then, with the cause on the table, you can decide about parts without guessing.',
        ],
      },
    ],
    service: 'check engine',
  },
  {
    title: [
      'How to tell that brakes are worn',
      'Squeal, grind or shake: what your brakes are saying',
      'Brake noises and what they usually mean',
      'When do brakes need attention?',
    ],
    answer:
      'A thin high squeal often means pads near their end, a grinding means metal on metal and needs attention at once, a pulsing pedal points to uneven rotors, and a soft or sinking pedal to fluid or air. If the pedal goes to the floor or the red brake light stays on, do not drive. Have the car towed.',
    blocks: [
      {
        heading: 'Listen',
        paragraphs: [
          'Many pads carry a small metal tab that touches the rotor when the lining gets thin. It sings at low speed, often with your foot off the pedal. It is a polite warning. A brief squeak on a damp morning that is gone after two stops is only surface rust.',
          'A grinding or growling when you brake is the sound that follows the polite one. Every stop now takes metal off the rotor, and parts that could have stayed will have to be replaced. A stone trapped behind the shield can make a similar noise, so have it looked at before you despair.',
        ],
      },
      {
        heading: 'Feel',
        paragraphs: [
          'If the pedal or the wheel shakes when you slow down from highway speed, the rotors may have worn unevenly or carry patches of pad material. If the car pulls to one side, a caliper may stick, a hose may be blocked, or a tire may be low. Check the tires first.',
          'A pedal that is higher and harder than usual, with poor braking, points to the booster. One that is long or spongy points to air or old fluid. One that sinks slowly while you wait at a light is a reason to park. Anti-lock brakes rattle and push back on slippery roads. That is them working, and you should keep pressing.',
        ],
      },
      {
        heading: 'Look and smell',
        paragraphs: [
          'Through the spokes you can often see the pad: a strip of lining on a metal plate. If the lining is thinner than the plate behind it, ask for a measurement. Compare left with right. Wheels that are black with dust on one side only, or one wheel that is much hotter after a drive, suggest a brake that does not let go. Do not touch it to find out.',
          'A sharp smell on a long descent is overheated lining. Stop in a safe place and let it cool. Shift down next time and let the engine hold the car.',
          'Check the fluid in the reservoir under the hood. It sinks a little as pads wear. If it drops suddenly, it is leaking somewhere.',
        ],
      },
      {
        heading: 'At the shop',
        paragraphs: [
          'Ask for numbers: pad thickness left and right, front and rear, rotor thickness against the minimum stamped on it. Pads are replaced by axle, both sides together. Rotors may be kept, turned or replaced depending on those numbers. Fluid takes up water over time and has an interval of its own in the manual.',
          'Ask what else moves there: slide pins, hoses, the parking brake. An old pin is a small part and the reason for many uneven pads. With electric and hybrid cars, ask about rust, as the friction brakes are used so little that they age from idleness.',
        ],
      },
      {
        heading: 'Afterward',
        paragraphs: [
          'New pads need to bed in. Ask how, and in the first days leave more room and avoid hard stops unless you need one. If there is still a noise after a week, go back and let somebody hear it.',
        ],
      },
    ],
    service: 'brake',
  },
  {
    title: [
      'How to read a repair estimate',
      'What the lines on a car repair estimate mean',
      'Parts, labor, shop supplies: an estimate explained',
      'Questions to ask before you approve a car repair',
    ],
    answer:
      'Look for four things: what was found and how, which parts in which grade, how many labor hours at what rate, and what is urgent. Ask to see the worn part or a photo. Approve what is needed now, get a date for what can wait, and write a limit above which you want to be called.',
    blocks: [
      {
        heading: 'The complaint and the cause',
        paragraphs: [
          'A good order starts with your words: clunk from front left over bumps. Then comes the cause: lower ball joint has play, measured. Then the correction. If the middle line is missing, ask for it. A list of parts with no cause is a list of guesses.',
          'Diagnosis may be a line of its own. It pays for the time to find the middle line. Ask whether some of it is credited if you go ahead, and what you get on paper if you do not.',
        ],
      },
      {
        heading: 'Parts',
        paragraphs: [
          "Each part should be named with its make. Original parts come from the car's maker. Aftermarket parts come from others and range from equal to poor. Rebuilt and used ones exist for alternators, transmissions and body panels. Ask for the choice and for the difference in price and in how long each is backed.",
          'Some jobs call for a few small extras, such as a gasket, seals, bolts that may be used only once, fluid. They belong on the list. If they are missing, they will show up later.',
        ],
      },
      {
        heading: 'Labor',
        paragraphs: [
          'Shops usually charge by a book that says how many hours a job takes on a certain car. The book is an average. You pay the hours in it whether it goes well or badly, unless rust or earlier repairs make it a different job. Then you should get a call.',
          'If two jobs share the same work, for example a water pump behind a timing belt, the second should cost much less labor. Ask about such overlaps. It is a reason to do them together, and the estimate should show it.',
        ],
      },
      {
        heading: 'Now, soon, sometime',
        paragraphs: [
          'Ask to have the list sorted by urgency. Now is what affects safety or destroys something else. Soon has a number of miles or months. Sometime is what was noticed. You can approve the first, plan the second and forget the third until next year.',
          'If a sum is more than the car seems worth, ask what else will be due in the coming year. The decision to repair is about that total, compared with what another car would cost you, and not about the value in a table.',
        ],
      },
      {
        heading: 'Before you sign',
        paragraphs: [
          'Write your phone number, your limit and the words: call before extra work. Ask when it will be ready and what happens to the old parts. In many states you may have them back if you say so in advance. For a large repair, a second opinion is normal. Take the estimate along, or better, leave it at home and let the next person find the cause.',
          'Afterward, keep the invoice. It helps the next mechanic, it helps when you sell, and it is the record you need if the same trouble returns.',
        ],
      },
    ],
    service: 'diagnos',
  },
];
