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
  {
    title: [
      'Car will not start: click, crank or silence',
      'What to look at when the car will not start',
      'Dead battery, bad starter, no fuel: telling them apart',
      'Morning, and the car says no',
    ],
    answer:
      'Listen. Silence and dark lights mean a flat battery or a loose cable. Rapid clicking means too little power. One loud click with bright lights points to the starter. If it turns over normally and does not catch, it lacks spark, fuel or permission from the immobilizer. Try lights, gear lever and spare key, then jump it by the book or call.',
    blocks: [
      {
        heading: 'Before anything else',
        paragraphs: [
          'Is it in park or neutral, with your foot on the brake? Is the clutch all the way down? Is there fuel? Does the dash show a key symbol? Hold the key fob against the start button, or try the spare, as its battery may be tired. Turn the steering wheel a little if the lock holds the key. Many tow trucks have been sent back by one of these.',
          'Now turn on the headlights and watch them while you try to start.',
        ],
      },
      {
        heading: 'What you hear',
        paragraphs: [
          'If there is nothing at all and the lamps are dim or dark, the battery is empty or a cable has come loose. If it rattles quickly, there is a little power, not enough. If the lamps go out when you turn the key, a connection at the battery may be poor. Green or white crust on the terminals is a sign of that.',
          'If the lights stay bright and there is a single clack or nothing, the starter or its circuit is at fault. If the engine spins as always and does not run, the battery is fine. Smell for fuel, and stop cranking after a few tries.',
        ],
      },
      {
        heading: 'Jumping it',
        paragraphs: [
          'Read your manual for the places to connect. Some cars have terminals away from the battery. If the battery is cracked, frozen or leaking, do not jump it at all.',
          'Red goes to plus on the flat one, then to plus on the good one. Black goes to minus on the good one, then to bare metal on the dead car, away from the battery. Let the helper run for some minutes. Start, then remove in the opposite order. Take rings and watches off first. Do not lean over it. Hybrid and electric cars have a small battery for this, and rules about giving help to others.',
          'Drive for half an hour at least, and do not switch off at the next store.',
        ],
      },
      {
        heading: 'Finding out why',
        paragraphs: [
          'A battery lasts some years, fewer in heat. If it is old, have it tested. If it is young, ask why it was empty: a light left on, weeks of standing, a charging system that does not charge, or something that draws power at night. Testing takes minutes. Replacing on suspicion takes money.',
          'Some cars must be told about a new battery. Ask whether yours does, and which kind it needs. Start-stop systems have their own.',
        ],
      },
      {
        heading: 'What to tell the shop by phone',
        paragraphs: [
          'Say where it stands, if it rolls, which lights come on, what you hear, when it last ran well, and how old the battery is. There is often a date on a sticker. Add whether it was cold, damp or after a fill-up. If you have jumped it already, say how it went, and whether it died again while driving. That last point matters a good deal.',
        ],
      },
    ],
    service: 'battery',
  },
  {
    title: [
      'How to look after tires',
      'Pressure, tread and age: tires in five minutes',
      'What your tires tell you',
      'Tires: check, turn, replace',
    ],
    answer:
      "Check the pressure once a month when the tires are cold, by the label on the driver's door and not by the number on the tire. Look at tread across the whole width and at the sidewalls for cracks and bulges. Rotate them as your manual says. Replace them when they are near the wear bars, damaged or old.",
    blocks: [
      {
        heading: 'Pressure',
        paragraphs: [
          'Air leaves slowly, and it shrinks in the cold, about a pound for every ten degrees. The label in the door frame shows the right pressure for front, rear and spare. The number on the sidewall is the most the tire may take. It is not a recommendation. Measure before you drive, since warm tires read higher.',
          'If the warning lamp lights on the first frosty morning, add air, and it will go out. If it returns after some days, look for a nail. If it blinks first and then stays, the sensor system has a fault.',
          'Too little air wears both edges, heats the tire and uses fuel. Too much wears the middle and lengthens braking.',
        ],
      },
      {
        heading: 'Tread',
        paragraphs: [
          'Run your palm across the tread, carefully, as there may be wire. It should feel the same in both directions. Feathered edges, scallops or one bald shoulder mean alignment, worn joints or weak dampers. A new set will wear the same way unless that is put right first.',
          'Grooves have small bars at the bottom. When the tread is level with them, the tire is finished by law. In rain it is finished earlier, because it can no longer push the water out. Ask to have the depth measured at three places and written down.',
        ],
      },
      {
        heading: 'Sidewalls and age',
        paragraphs: [
          'Look for cracks, cuts and bulges, on the inside as well. A bulge means that cords are broken. Do not drive fast or far with it. The last four digits after DOT are the week and year of making. Rubber hardens, with or without miles. Many makers advise having tires checked every year from the sixth on, and replacing them at ten. Look at your manual, and look at the spare.',
        ],
      },
      {
        heading: 'Repair',
        paragraphs: [
          'A nail in the tread can often be repaired from inside with a plug and patch. Holes in the shoulder or the sidewall cannot. Neither can tires that have been driven flat, since their inner structure is ground to dust. Sealant from a can gets you home, and has to be mentioned to whoever opens the tire.',
          'If you have a flat on the road, roll to a safe place, even at the cost of a rim. Rims can be bought.',
        ],
      },
      {
        heading: 'Buying and rotating',
        paragraphs: [
          'Take the size, load and speed rating from the door label. Think about where you drive: rain, snow, gravel, heat. The quietest tire is not the one that lasts longest. On most cars all four should match, and on some all-wheel drives the wear must be nearly the same. New ones usually go to the rear, which surprises people, because a car that loses its tail is harder to catch.',
          'Rotate every few thousand miles by the pattern in the manual, unless yours are directional or differ in size. And have the wheel nuts checked after a short drive. It is a small thing to ask and a large thing to forget.',
        ],
      },
    ],
    service: 'tire',
  },
  {
    title: [
      'The gauge is rising: what to do when an engine overheats',
      'Steam, smell, red light: overheating on the road',
      'An engine that runs hot, and how to save it',
      'Overheating: stop, wait, call',
    ],
    answer:
      'Switch the air conditioning off and the heater on full, and look for a safe place. If the gauge goes into the red or you see steam, stop and switch off. Do not open the hood in steam, and never open a hot radiator cap. Wait at least half an hour, look for leaks, and have it towed if coolant is missing. Driving on can ruin the engine in minutes.',
    blocks: [
      {
        heading: 'In the car',
        paragraphs: [
          'The needle creeps up in traffic or on a hill. Turn off the air conditioning. Turn the heater to hot and the fan to high. It is unpleasant and it takes heat out of the engine. In a jam, shift to neutral and raise the speed of the engine a little, so that pump and fan turn faster. If it does not drop within a minute or two, leave the road.',
          'If a red lamp comes on, do not finish the trip. Stop where it is safe, with the hazard lights on. Get everybody out on the side away from traffic.',
        ],
      },
      {
        heading: 'When you have stopped',
        paragraphs: [
          'Switch off. If there is steam, keep the hood closed and stand back. Coolant sprays at a temperature that burns through clothes. If you see flames, move away and call the fire department.',
          'If there is no steam, open the hood after a while and look without touching. Is the plastic tank empty? Is there green, orange or pink liquid on the ground? Is a belt missing? Is the fan still? Does a hose look swollen or split? Take photos.',
          'Wait until you can hold your hand on the radiator hose. That takes half an hour and often more.',
        ],
      },
      {
        heading: 'If you must add something',
        paragraphs: [
          'Only when it is cool. Cover the cap with a thick cloth, turn it to the first stop, let it hiss, then open. On cars with a sealed tank, use that one. Plain water will do in need, a mix of the right coolant is better. Do not pour cold water into a hot engine, as metal cracks. Then drive only to the next shop, watching the gauge, and stop again if it rises.',
          'Tell the shop what you have added. Water has to be replaced by coolant before winter, and kinds of coolant should not be mixed.',
        ],
      },
      {
        heading: 'Why it happens',
        paragraphs: [
          'Most often coolant is low because it has leaked from a hose, a radiator, a pump or a seal. Then come a thermostat that sticks, a fan that does not start, a belt that has gone, a radiator that is blocked inside or full of leaves outside. More rarely, a head gasket lets hot gas into the coolant. White sweet smoke from the exhaust, bubbles in the tank and oil like mayonnaise point that way.',
          'A system can be pressure-tested in a short time. It should come before any guess.',
        ],
      },
      {
        heading: 'What to tell the shop',
        paragraphs: [
          'Where it happened: standing, climbing, at speed. How high the needle went and for how long. Whether the heater blew hot or cold. If it blew cold, the coolant was probably gone. What you added and how much. When coolant was last changed. And whether the engine was driven in the red, even for a minute. It is tempting to leave that out, and it is the one thing they need to know.',
        ],
      },
    ],
    service: 'overheat',
  },
];
