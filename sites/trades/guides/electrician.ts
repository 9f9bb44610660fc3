import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'Why a breaker trips, and what to do about it',
      'Your breaker trips again: overload, short or ground fault?',
      'What a tripped breaker is telling you',
      'Before you reset the breaker a second time',
    ],
    answer:
      'A breaker trips for one of three reasons: too much is running on the circuit, two wires touch that should not, or current is leaking to ground. Unplug everything on it and reset once. If it holds, it was probably overload. If it trips at once or again, leave it off and call an electrician.',
    blocks: [
      {
        heading: 'Find out which one tripped',
        paragraphs: [
          'Open the panel door, only the door, with dry hands and dry floor. A tripped breaker stands between on and off, or shows a colored mark. Some feel loose. To reset it, push it firmly to off first and then to on.',
          'Look also for the outlets with two small buttons, in kitchens, baths, garages and outside. One of them can switch off several others, sometimes in another room. Press reset on each. Many dead outlets come back to life that way.',
        ],
      },
      {
        heading: 'Overload: too much at once',
        paragraphs: [
          'A circuit can carry a certain current, and a heater, a kettle or a hair dryer uses most of it. Two of those together are too much. The breaker warms up and switches off after some time, often in the evening or in the first cold week.',
          'Spread the load: move one appliance to an outlet on another circuit. If the kitchen cannot run what a kitchen needs, that is a reason for a new circuit. It is never a reason for a larger breaker on the same wire. The breaker protects the cable, and a cable that is too thin for its breaker gets hot in the wall.',
        ],
      },
      {
        heading: 'Short circuit and ground fault',
        paragraphs: [
          'If it trips the moment you switch it on, with everything unplugged, a fault in the wiring or in a fixed appliance is likely. A bang, a black mark or a sharp smell says the same. Do not try again.',
          'If it trips only when one thing is plugged in, that thing is suspect. Try it on another circuit once. If that one trips too, the appliance goes to repair or to recycling. A ground-fault outlet that trips when it rains points to moisture in a box or in a cord outside.',
        ],
      },
      {
        heading: 'Signs that should not wait',
        paragraphs: [
          'Call soon, and keep the circuit off, if an outlet or a switch is warm, brown or buzzing, if lights dim all over the house when something starts, if you feel a tingle from an appliance, or if a breaker will not stay on or will not switch off. If there is smoke or a burning smell that goes on, leave the house and call the fire department from outside.',
          'If some lights turn very bright while others turn dim, switch off the main breaker. A lost neutral can ruin whatever is plugged in. The utility and an electrician both want to hear about it.',
        ],
      },
      {
        heading: 'What to note for the call',
        paragraphs: [
          'Which breaker, what it feeds, what was running, how long until it tripped, and whether the weather was wet. Mention recent work: a picture nail counts. And take a photo of the panel and its label, with the cover on. Everything behind that cover is live even when the main is off.',
        ],
      },
    ],
    service: 'breaker',
  },
  {
    title: [
      'What to find out before you install a car charger',
      'Charging at home: panel, distance and permit',
      'Is my panel big enough for an electric car?',
      'Getting a house ready for a car charger',
    ],
    answer:
      'Find out four things: how far you drive on a normal day, how many amps your main breaker says, how long the cable from panel to parking spot would be, and which permits your town asks for. Then have a load calculation made. Many households need less charging power than the largest charger offers.',
    blocks: [
      {
        heading: 'How much charging you need',
        paragraphs: [
          'A car stands at home for many hours. If you drive a modest distance each day, an ordinary outlet may put back a good part of it overnight, slowly. A charger on a larger circuit is several times faster. It matters most if you drive far, share one spot between two cars, or have cheap power only during a few hours.',
          'Look up the highest rate your car can take from an alternating current supply. A bigger charger than that gains nothing today, though cable is sometimes sized with the next car in mind.',
        ],
      },
      {
        heading: 'What your panel can give',
        paragraphs: [
          'The number on the main breaker is the size of your supply. It is not what is left over. An electrician adds up the house by a method from the electrical code, with range, dryer, heat pump and so on, and sees what remains. That is the load calculation, and you should ask for it in writing.',
          'If little remains, there are several ways on. A charger can be set to a lower current. A load manager can pause it while the oven runs. A subpanel can make space where slots are missing. A larger service is the last of these, as it involves the utility and takes longest.',
        ],
      },
      {
        heading: 'Where it goes',
        paragraphs: [
          'Measure the way a cable would really take: up, along, down, and through what. Attached garages are simple if the panel is on the same wall. Detached ones mean a trench. Think of how the car stands, which side its port is on, and where the cord lies when nobody is using it. Outdoors, the unit and the box have to be made for weather.',
          'Decide between a plug-in unit and one wired in place. Charging runs at full load for hours, so a plug has to be of a heavy kind, and a cheap receptacle is a known weak point. Wired units avoid it.',
        ],
      },
      {
        heading: 'Permits, rates and renters',
        paragraphs: [
          'Most towns ask for a permit and an inspection. It protects you when you sell or claim on insurance. Utilities may have special rates or rebates, sometimes with a list of chargers that qualify and a rule to apply before the work begins. Look there first.',
          'If you rent or live in a condominium, ask the owner or the board in writing, with a sketch. Many states have rules that favor the driver, with conditions about cost and metering.',
        ],
      },
      {
        heading: 'What to send with your question',
        paragraphs: [
          'A photo of the panel with its door open, a photo of its label, one of the parking spot from the direction of the panel, the distance in feet, and the make of the car. Add the large electric appliances in the house. From that, a first answer is possible without anybody driving.',
        ],
      },
    ],
    service: 'charger',
  },
  {
    title: [
      'How to map the circuits in your house',
      'Labeling an electrical panel so that anyone can read it',
      'Which breaker is which: an afternoon with a lamp',
      'A panel map you will be glad of in the dark',
    ],
    answer:
      'Take a lamp or a plug-in tester and two people, one at the panel and one walking. Switch off one breaker at a time, note every light and outlet that goes dead, and write it on a plan of the house. Put the list inside the panel door. It takes an afternoon and shortens every electrical visit after that.',
    blocks: [
      {
        heading: 'Prepare',
        paragraphs: [
          "Save work on computers, tell the household, and note which clocks and timers will need setting. Do not switch off anything that someone's health depends on. Leave the freezer for the end and keep it short. Work in daylight, with a flashlight in your pocket.",
          'Draw each floor as a box with its rooms. Mark outlets with small circles, lights with crosses, and fixed appliances by name. Number the breakers from the top if they have no numbers.',
        ],
      },
      {
        heading: 'One breaker at a time',
        paragraphs: [
          'Turn on the lights in all rooms. Plug the lamp in the first outlet. One person switches the first breaker off and calls out; the other walks and looks. Everything that is dark gets the number of that breaker on the plan. Test both halves of double outlets, as they may be on different circuits. Try the outlets outside, in the garage, behind the refrigerator and in the attic.',
          'Then the first one on again, the second off, and so down the row. Double breakers feed large appliances: range, dryer, water heater, air conditioning. Check those by their display or their sound.',
          'Never take off the metal cover of the panel for this. It is not necessary, and behind it are parts that stay live.',
        ],
      },
      {
        heading: 'Write it so a stranger understands',
        paragraphs: [
          "Kids' room means little to the next owner. Write bedroom northeast, or bedroom over garage. Avoid names. If a circuit feeds parts of several rooms, say so: hall lights, bath outlet, front door. Use a pencil or a printed list that can be replaced, and put a date on it.",
          'Tape a copy of the plan inside the door and keep a photo of it in your phone. A photo works in the dark, and it can be sent to an electrician.',
        ],
      },
      {
        heading: 'What you may discover',
        paragraphs: [
          'Some breakers will seem to do nothing. They may feed something you have not found, such as a doorbell, an alarm or a pump, so leave them as they were and mark them with a question mark. Some outlets may stay live when everything is off except one odd breaker in the corner. Others may never have worked at all.',
          'Make a list of such oddities, along with warm plates, loose outlets, missing covers and places where a cord has become permanent. None of it has to be solved by you. It is a list for the next visit, and it is the sort that an electrician is glad to see.',
        ],
      },
      {
        heading: 'Keep it true',
        paragraphs: [
          'When a circuit is added, have it entered on the list before the van leaves. Every year or so, press the test buttons of the ground-fault outlets and breakers and of the smoke alarms. Your map tells you where they all are.',
        ],
      },
    ],
    service: 'panel',
  },
  {
    title: [
      'How to plan the light in a room',
      'Kitchen, desk, hallway: where lamps should go',
      'Lighting that works: three layers and a switch',
      'Before you drill the ceiling',
    ],
    answer:
      'Plan three kinds of light for each room: general light to walk by, strong light where you work, and low light for evenings. Put each on its own switch. Choose bulbs by lumens and color, not by watts. Place lamps so that your body does not shade what you are doing, and decide all this before the wall is opened.',
    blocks: [
      {
        heading: 'Begin with what you do',
        paragraphs: [
          'Take a sheet and write down what happens in the room and where: cutting vegetables, reading, getting dressed, finding shoes. Mark those spots on a sketch, with windows and furniture. Light belongs to the spots, not to the middle of the ceiling. A single lamp there gives a bright floor and dark faces.',
          'At night, walk through with a flashlight and hold it where you think a lamp should be. Look at the shadows. It is the least expensive planning tool there is.',
        ],
      },
      {
        heading: 'Three layers',
        paragraphs: [
          'General light lets you cross the room. It can come from the ceiling, or from lamps that light walls and bounce back. Task light is for the spots: under cabinets, over the sink, beside the mirror at face height, next to the chair. Accent light is for looking at something, and for evenings, when bright ceilings make people go home.',
          'Each layer gets its own switch, or a dimmer. Then one room has several moods, and you need fewer lamps on at once.',
        ],
      },
      {
        heading: 'Bulbs',
        paragraphs: [
          'Lumens say how much light comes out. About eight hundred is what an old sixty-watt bulb gave. Kelvin says what color it is: around 2700 is warm as in a living room, 4000 is neutral and good for work, 5000 and up is like a cloudy noon. Keep one color in a room. The index called CRI says how true things look. Above ninety, food and faces look right.',
          "Dimmers and LED bulbs have to match. Look at the maker's list, or take both from the same visit. Buzzing and flicker at low settings come from pairs that do not suit.",
        ],
      },
      {
        heading: 'Where they go',
        paragraphs: [
          "In a kitchen, light for the counter comes from above its front edge or from below the wall cabinets. From behind you, it makes a shadow of your head on the onions. In a bath, two lamps beside the mirror are better than one above it. Recessed lights along a wall should stand about two feet out, spaced as far apart as the ceiling's height divided by two, roughly. Stairs want light at top and bottom with a switch at each.",
          'Closets, pantries and the outside door are forgotten most often. So is the place where you put the key into the lock.',
        ],
      },
      {
        heading: 'What to tell the electrician',
        paragraphs: [
          'Give the sketch, with crosses for lamps and S for switches, the height of the ceiling, what is above it, and the fixtures if you have chosen them. Say which may be on one dimmer. Ask whether the boxes will carry the weight, whether insulation touches the cans, and if the circuit has room. Ask for a spare cable to a spot you are not sure about. While the wall is open it costs little. Afterward it costs a wall.',
        ],
      },
    ],
    service: 'lighting',
  },
  {
    title: [
      'What keeps running when the power fails',
      'Generator, battery or neither: planning for an outage',
      'Backup power for a house, without danger',
      'Before you buy a generator',
    ],
    answer:
      'List what has to run and for how long, add up the watts, and then choose: a small portable unit with an inlet and an interlock, a standby generator, or a battery. Never run an engine indoors, in a garage or near windows, and never connect it to the house by a cord with two plugs. Have the connection made with a transfer switch, with a permit.',
    blocks: [
      {
        heading: 'What must run',
        paragraphs: [
          'Go through the house in your mind on a February night. Furnace blower, refrigerator, some lights, the router, a phone charger. Perhaps a well pump, a sump pump, a medical device. Then write the watts beside each, from the label. Motors need two or three times as much for a second when they start.',
          'Do not begin with everything. Electric heat, ranges, dryers and car chargers are what make systems large. A household that can manage on six circuits needs a quarter of the machine.',
        ],
      },
      {
        heading: 'Portable units',
        paragraphs: [
          'They are sold by running watts and starting watts. They need fuel that is fresh, oil changed after few hours, and somebody who takes them out once a season and runs them. They stand at least twenty feet from doors and windows, with the exhaust pointing away. Carbon monoxide has no smell. An open garage door is not enough to keep it out of the house. Put battery alarms on each floor.',
          'An extension cord to the refrigerator is fine for a short time if the cord is heavy enough. For more, have an inlet box put on the wall, with an interlock or transfer switch at the panel.',
        ],
      },
      {
        heading: 'Why the switch matters',
        paragraphs: [
          'If a generator feeds a house that is still connected to the street, power goes out through the transformer backward at high voltage. It can kill a lineman who thinks the wire is dead. And when the grid returns, it meets your generator. A transfer switch makes it impossible for both to be on together. A cord with a plug at each end does the opposite. It is illegal nearly everywhere, and rightly.',
        ],
      },
      {
        heading: 'Standby and battery',
        paragraphs: [
          'A standby unit sits outside on natural gas or propane and starts by itself. It needs a pad, a gas line, distances from windows and lot lines, a permit, and service once a year. A battery is silent, safe indoors within limits, and starts without a blink. It is sized in hours, and large loads empty it quickly. With solar panels it refills on sunny days. Ask whether your panels work at all when the grid is down. Many do not without extra equipment.',
        ],
      },
      {
        heading: 'What to ask for',
        paragraphs: [
          'Ask for a load list with the circuits to be backed up, the transfer equipment, the place, the fuel with expected hours, the permits, and what service costs each year. Ask for a trial run with you at the switch and for instructions on one page. Tape that page inside the panel door. When you need it, it will be dark, somebody will be cold, and nobody will remember which lever comes first.',
        ],
      },
    ],
    service: 'generator',
  },
  {
    title: [
      'How to go through your house for electrical hazards',
      'A walk with open eyes: electrical safety at home',
      'What to look for at outlets, cords and alarms',
      'Electrical safety, room by room',
    ],
    answer:
      'Walk through each room and look for warm or discolored plates, loose outlets, cords under rugs, chained power strips, missing covers and bulbs that are too strong for the lamp. Press the test buttons on alarms and ground-fault outlets. Fix what needs only unplugging. For anything behind a cover, switch the circuit off and call.',
    blocks: [
      {
        heading: 'Outlets and switches',
        paragraphs: [
          'Lay the back of your hand on each plate. It should be as cool as the wall. Warm plates, brown marks, buzzing, crackling or a plug that falls out mean: stop using it. So does a shock, however small. In homes with children, look for outlets with built-in shutters. Loose plastic caps are easily lost and easily swallowed.',
          'Near sinks, tubs, in the garage and outdoors, there should be ground-fault protection, either at the outlet or in the panel. Press test, see that it goes dead, press reset. If it does not trip, it no longer protects.',
        ],
      },
      {
        heading: 'Cords',
        paragraphs: [
          'Follow every cord with your eyes from end to end. Flattened under a bed leg, covered by a rug, stapled to a wall, patched with tape: those are all ways in which fires begin. Power strips go into the wall and not into other strips. Heaters, kettles, air conditioners and refrigerators want a wall outlet of their own.',
          'Pull at the plug and not at the cord. Unplug chargers that get hot. For batteries of scooters and bicycles, use the charger that came with them, on a hard floor, away from the way out, and not while you sleep.',
        ],
      },
      {
        heading: 'Lamps',
        paragraphs: [
          'Read the sticker in the socket. It gives the largest bulb allowed. With LED it is rarely a matter of heat, but in enclosed fixtures some of them age early. Keep curtains, paper and bedding away from halogen. Closet lamps without a cover belong to another age.',
          'Outdoors, use what is made for wet places. A lid over an outlet has to close while something is plugged in.',
        ],
      },
      {
        heading: 'Alarms',
        paragraphs: [
          'There should be a smoke alarm on each floor, one in each bedroom and one outside sleeping areas, and carbon monoxide alarms near where you sleep if anything in the house burns fuel or if the garage is attached. Test them monthly. Look at the date on the back. Smoke alarms are replaced after ten years, the others by their label. Chirping is a request and not a feature.',
          'Agree on a way out and a place to meet.',
        ],
      },
      {
        heading: 'The panel',
        paragraphs: [
          'Look at it without taking it apart. The door should open fully, with nothing stored in front. There should be no rust, no buzzing, no missing fillers where a breaker is absent, and a label that makes sense. If you see scorching, smell something or hear it sizzle, stay away and call.',
          'Write down what you have found and sort it. Hot, smelling, sparking and shocking are for today. Missing protection near water, old alarms and brittle cords are for this month. Too few outlets is for the next project. Send us the list with photos, covers closed, and the age of the house. A visit that starts from a list gets further than one that starts from a feeling.',
        ],
      },
    ],
    service: 'safety',
  },
];
