import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'Water is running. What do I do first?',
    also: ['What should I do first if water is running?'],
    answer: [
      'Close the valve nearest the trouble. If it will not turn, shut the main, then open a low faucet to drain the line, then call.',
      'Main valve off, power off where water meets outlets, then the phone.',
      'Stop it at the shutoff by the street, the basement wall or the garage. After that you have time to talk.',
      'Turn the main clockwise until it stops, or a lever until it lies across the pipe. Next, ring us and say where it came from.',
    ],
    group: 'service',
  },
  {
    question: 'What should I say when I call?',
    also: ['What do you want to know on the phone?'],
    answer: [
      'The room, the fixture, hot or cold, and when it began. Age of the house if you know it.',
      'Describe what you see and hear. You need no technical words.',
      'Start with whether the water is off. Then the place, then the story.',
      'Say what changed, and what was done last. New disposal, frost, a houseful of guests: it all counts.',
    ],
    group: 'booking',
  },
  {
    question: 'Do I have to be home?',
    also: ['Does somebody have to be home?'],
    answer: [
      'Somebody should let us in and be able to decide when a choice comes up.',
      'At least at the start, to point at it. Talk with us about the rest.',
      'An adult with a phone is usually enough. Mention it if you rent.',
      'For most plumbing, yes: the water goes off, and you will want to hear what was found.',
    ],
    group: 'booking',
  },
  {
    question: 'Can I ask for a certain time?',
    also: ['Can you come at a certain hour?'],
    answer: [
      'Ask. Say which part of the day suits you and whether a call ahead would help.',
      'Name a window and a second choice. Jobs before yours can run long or short.',
      'Give your hours when you book, and ask how wide the arrival window is.',
      'Mornings and afternoons are easier to plan than exact minutes, so begin there.',
    ],
    group: 'booking',
  },
  {
    question: 'What does it cost to have somebody come out?',
    also: ['What do you charge for coming out?'],
    answer: [
      'Ask that on the phone, and ask what becomes of the fee if the work goes ahead.',
      'Visit, diagnosis and repair can be one price or three. Find out which when you call.',
      'It depends on distance, hour and job. Put the question before you book.',
      'Get the call-out charge named first, then the way the repair itself is priced.',
    ],
    group: 'cost',
  },
  {
    question: 'Can I get a price from a photo?',
    also: ['Is a photo enough for a price?'],
    answer: [
      'For a faucet or a toilet a picture often gets you close. For a leak in a wall it cannot.',
      'Send it and ask for a range. What lies behind the tile stays unknown until it is open.',
      'Sometimes. Include the label, the connections below and the space around it.',
      'A photo answers what it is. How hard it is to reach may need a look.',
    ],
    group: 'cost',
  },
  {
    question: 'Can I buy the fixture myself?',
    also: ['May I supply my own faucet or toilet?'],
    answer: [
      'Tell us before you do: size, connections and missing parts decide whether it fits.',
      'Ask how that changes the price, and who deals with it if the part is faulty.',
      'Often, yes. Keep the box closed until the measurements have been checked.',
      'You can ask for either. With your own fixture, have every part of it on site that morning.',
    ],
    group: 'cost',
  },
  {
    question: 'Will you have to open the wall?',
    also: ['Does the wall have to be opened?'],
    answer: [
      'Only when the pipe cannot be reached another way. Ask to be shown the spot first.',
      'It depends on where the leak sits. Closets and the back side of a room are tried with less harm.',
      'Possibly. Talk about the size of the opening, and about who closes it.',
      'For pipe inside a finished wall there is sometimes no other way. Ask who patches it.',
    ],
    group: 'service',
  },
  {
    question: 'Should I try drain cleaner first?',
    also: ['Should I pour in drain cleaner?'],
    answer: [
      'Better not. It can sit on top of the clog, and whoever opens the trap meets it there.',
      'A plunger is the safer try. If a chemical is in the pipe already, say so before anyone works on it.',
      'Liquid cleaners are hard on old pipe and on hands. Try hot water and a plunger first.',
      'Try to remove the stopper and the hair first.',
    ],
    group: 'service',
  },
  {
    question: 'Is my water safe to use meanwhile?',
    also: ['Can I still use the water?'],
    answer: [
      'If the trouble is on the drain side, stop running water. On the supply side, use what is not leaking.',
      'Discolored water is a reason to wait and to ask your water utility.',
      'Until the line has been looked at, keep hot water off if the heater leaks.',
      'Describe color and smell on the phone. For health questions the utility or the county is the right address.',
    ],
    group: 'service',
  },
  {
    question: 'Do I need a permit?',
    also: ['Does plumbing work need a permit?'],
    answer: [
      'For heaters, gas and new lines many cities ask for one. Your building office knows, and so should the quote.',
      'Swapping a faucet, rarely. Moving pipe, often. Check who files it.',
      'Rules are local. Put permit and inspection on your list of questions.',
      'Ask which permits the job takes before you agree to a date, as inspections add a step.',
    ],
    group: 'cost',
  },
  {
    question: 'Do you come to my town?',
    also: ['Is my town in your area?'],
    answer: [
      'Tell us the address, or the town and the nearest crossing.',
      'Call with your zip code. It settles the matter in a sentence.',
      'See the list of places on this site. On the edge of it, ask.',
      'Distance matters more for small jobs than large ones, so mention both.',
    ],
    group: 'area',
  },
  {
    question: 'What do you need to know about my building?',
    also: ['What should I tell you about the building?'],
    answer: [
      'House or apartment, which floor, who controls the main valve, and where a van can stop.',
      'In a condo, ask the manager about shutting off water, and which hours allow it.',
      'Gate codes, elevator rules and parking. Pipes come in long pieces.',
      'Tell us about crawl spaces, wells and septic tanks before the visit and not during it.',
    ],
    group: 'area',
  },
  {
    question: 'Why is my water pressure low?',
    also: ['Why does so little water come out?'],
    answer: [
      'One faucet only: look at its screen. The whole house: a valve, a regulator or the pipe. Tell us which.',
      'Unscrew the aerator first. If it is full of grit, you have found it.',
      'Ask a neighbor too. If theirs is weak, call the utility; if not, call us.',
      'It may be a half-closed main, a worn regulator or old steel pipe. A gauge on the hose faucet tells.',
    ],
    group: 'service',
  },
  {
    question: 'Is a dripping faucet worth fixing?',
    also: ['Should I have a dripping faucet repaired?'],
    answer: [
      'Yes. It wastes water and wears the valve. A seal is a small part.',
      'Usually, and soon. A worn washer can damage the seat below it.',
      'Put a cup under it for an hour and see how much water is lost.',
      'In most cases a new seal or cartridge stops it.',
    ],
    group: 'service',
  },
  {
    question: 'The toilet runs by itself at night. Why?',
    also: ['Why does the toilet refill on its own?'],
    answer: [
      'Water seeps past the flapper and the tank tops itself up. Color in the tank shows it within half an hour.',
      'Put a few drops of food color in the tank. If the color shows in the bowl, the flapper leaks.',
      'Usually the flapper, sometimes the fill valve. Both are small.',
      'It is refilling what it lost. You can close its valve for the night.',
    ],
    group: 'service',
  },
  {
    question: 'Can you do several small things in one visit?',
    also: ['Can small jobs be combined in a visit?'],
    answer: [
      'Yes, send a list with the most important job first.',
      'Ask. A drip, a slow drain and a wobbly handle make a sensible visit.',
      'Put them all in one message with photos. Parts can then be thought of beforehand.',
      'That is the cheaper way. Say which may be left for next time.',
    ],
    group: 'booking',
  },
  {
    question: 'Is it worth repairing an old water heater?',
    also: ['Repair the old water heater, or replace it?'],
    answer: [
      'If a valve or element failed, perhaps. If the tank leaks, no.',
      'Ask for the price of both and look at the date on the label.',
      "Weigh the repair against the unit's age and how the rest looks.",
      'It depends on what broke. Let that be found before you decide.',
    ],
    group: 'cost',
  },
  {
    question: 'I am a tenant. May I call a plumber?',
    also: ['I rent. Who calls the plumber?'],
    answer: [
      'Call your landlord first, and shut the water if it runs.',
      'For damage in progress, close the valve and reach the owner or manager. They order the work.',
      'Check the lease. If nobody answers and water is spreading, keep a record of your calls.',
      'You can always ask us what to do right now. Who pays is between you and the lease.',
    ],
    group: 'area',
  },
];
