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
];
