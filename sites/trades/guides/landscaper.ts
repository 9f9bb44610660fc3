import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to read your yard before you plan it',
      'Sun, water, soil: three things to find out about your yard',
      'What to watch for a week before you call a landscaper',
      'Know your ground: a small survey you can do yourself',
    ],
    answer:
      'Watch three things: where the sun falls in the morning, at noon and late in the day; where rain goes and how long it stays; and what the soil is like a foot down. Add a sketch with the house, the gates and everything buried. A week of looking settles most of what a garden can be.',
    blocks: [
      {
        heading: 'Sun, hour by hour',
        paragraphs: [
          'On a clear day, take a photo from the same window at nine, at noon and at four. Do it in summer if you can, or imagine the sun higher and the shade shorter. Six hours of direct light count as full sun, three to six as part shade, less as shade. A label that says full sun means it.',
          'Note reflected heat as well. A south wall or a driveway makes a bed hotter than the map of climate zones suggests, and a low corner collects frost. Plants notice a difference that people do not.',
        ],
      },
      {
        heading: 'Where the water goes',
        paragraphs: [
          'Put on a raincoat and walk the yard during a storm. See where the downspouts end, where the flow gathers and where it leaves. Look along the foundation: ground should slope away from the house for several feet. If water stands against the wall, deal with that before anything pretty.',
          'For drainage, dig a hole about a foot deep, fill it with water, let it empty, and fill it again. If the second filling is gone within hours, roots will be comfortable. If it still stands there a day later, choose plants that like wet feet, raise the bed, or ask about drains.',
        ],
      },
      {
        heading: 'What the soil is',
        paragraphs: [
          'Take a damp handful and squeeze. Sand falls apart. Clay makes a ribbon between thumb and finger. Loam holds together and crumbles when poked. None of them is bad. Clay keeps food and water but dislikes boots. Sand drains and warms up early but is always hungry.',
          "For vegetables, or if plants keep failing, send a sample to your state's extension service. The report names acidity and nutrients and tells you what to add. It spares you the guessing aisle at the store.",
        ],
      },
      {
        heading: 'What is under and over it',
        paragraphs: [
          'Before any digging, call 811, the national line. Utilities then mark their pipes and cables with paint. They do not mark what belongs to you: sprinkler lines, a septic field, pool pipes, the wire for a dog fence. Draw those yourself as well as you remember. Look up too. Wires and the future width of a tree belong on the same sheet.',
        ],
      },
      {
        heading: 'Put it on one page',
        paragraphs: [
          'Draw the outline of the lot, the house with its doors and windows, the gates with their width, large trees, slopes with an arrow downhill, taps and outlets. Mark sun, wet spots and the view you would like to lose. Then write in each part what you would do there: eat, play, pass through, look out on it.',
          'Bring that page to the first talk. It turns the question from what would you like into what fits here, and that is where good gardens begin.',
        ],
      },
    ],
    service: 'design',
  },
  {
    title: [
      'How to water new plants so that they root deeply',
      'The first two summers of a new planting',
      'Watering: slowly, deeply, and not every day',
      'Why new trees die, and how a hose can prevent it',
    ],
    answer:
      'Water slowly until the soil is wet as deep as the roots, then wait until the top few inches are dry before you water again. For new trees and shrubs that usually means a long soak every few days at first, then weekly, then rarely. A little every day keeps roots at the surface, where they dry out.',
    blocks: [
      {
        heading: 'Where the roots are',
        paragraphs: [
          'A new plant has all its roots inside the shape of the pot it came from. For the first weeks it drinks only there, even if the ground beside it is moist. So put the water on the root ball itself, close to the stem, and a little around it. Over the months the roots move outward, and the water should follow them: first to the edge of the branches, later beyond.',
          'Push a finger, a trowel or a long screwdriver into the soil. If it slides in easily down to the depth of the roots, you are done. If it stops after an inch, you have only wet the mulch.',
        ],
      },
      {
        heading: 'How much, how often',
        paragraphs: [
          'A hose at a trickle for half an hour does more than a spray for five minutes. On slopes and on clay, do it in two rounds with a pause, so that it sinks in and does not run off. On sand, less at once and more often.',
          'As a rhythm, look every second day in the first weeks, twice a week through the first summer, and weekly in the second. Rain counts only if it was long. Wind and heat shorten the interval. A tree that came large needs this care longer than a small one, because it lost more of its roots on the way.',
        ],
      },
      {
        heading: 'Too much looks like too little',
        paragraphs: [
          'Wilting in the evening after a hot day is normal if the plant recovers by morning. Wilting in the morning is a signal. Feel the soil before you act. If it is wet, stop: roots need air, and drowning leaves droop exactly like thirsty ones. Yellow leaves low on the plant and a sour smell say the same.',
        ],
      },
      {
        heading: 'Help from mulch and timers',
        paragraphs: [
          "Spread a few inches of wood chips or bark over the root zone and keep it a hand's width away from the trunk. Piled against the bark it rots it. Mulch halves the drying and keeps mowers at a distance.",
          'With drip irrigation, check that the emitters sit where the roots are and not where they were a year ago. Change the timer with the season, and run it in the early morning. Once a month, watch a full cycle. A clogged emitter is invisible until the plant tells you.',
        ],
      },
      {
        heading: 'When to stop',
        paragraphs: [
          'After two or three growing seasons most trees and shrubs that suit their place can manage on rain in an ordinary year. Reduce in steps and do not stop in July. In a drought, give established trees a deep soak every few weeks: a lawn grows back in a season, and a shade tree does not.',
        ],
      },
    ],
    service: 'irrigat',
  },
  {
    title: [
      'Water standing in the yard: where it comes from and what helps',
      'Why your lawn is a pond after rain',
      'Drain, swale or regrade? Wet yards explained',
      'A wet yard, from the downspout down',
    ],
    answer:
      'Follow the water first. Most wet yards are caused by downspouts that end too close, ground that slopes toward the house, or soil that has been pressed hard. Each has its own answer: lead the roof water away, reshape the surface, or loosen and plant. A buried drain comes after those and not before them.',
    blocks: [
      {
        heading: 'Start at the roof',
        paragraphs: [
          'A roof collects an astonishing amount of water and delivers it to a few corners. Go out in the rain and look at every downspout. Does it end on a slab beside the wall? In a pipe that goes underground, and does anything come out at the other end? A clogged buried pipe brings the water up exactly where you do not want it.',
          'Extending a downspout by several feet is the smallest repair in this list and often the one that matters most. Clean the gutters before you judge anything else.',
        ],
      },
      {
        heading: 'Then the slope',
        paragraphs: [
          'Soil beside a house settles over time, so that a bed that once drained away now drains in. Lay a straight board and a level on the ground, pointing away from the wall. It should fall several inches over the first few feet. If it does not, soil can be added, keeping it below the siding and clear of vents.',
          "Farther out, a shallow swale, a wide dip with grass in it, carries water across a yard without looking like a ditch. It needs a continuous fall and somewhere to end. That must not be the neighbor's lawn. Ask your city where runoff may go.",
        ],
      },
      {
        heading: 'Then the soil',
        paragraphs: [
          'Where cars, machines or many feet have pressed the ground, water cannot enter. You can tell by a screwdriver that will not go in. Coring a lawn, adding compost and keeping traffic off it improve that over a season or two. Sand mixed into clay does not. It makes something close to brick.',
          'A low spot that is merely damp can become a rain garden: a shallow basin with plants that stand both wet and dry. It should lie well away from the house and be empty again after a day or two, or mosquitoes will think that it was made for them.',
        ],
      },
      {
        heading: 'When a drain makes sense',
        paragraphs: [
          'A gravel trench with a perforated pipe, often called a French drain, collects water that moves through the soil and leads it off. It works when there is a lower place for it to come out, when it is wrapped so that silt stays outside, and when it can be flushed. Without an outlet it is an underground bathtub.',
          'Behind a retaining wall drainage is not an extra, because wet soil is heavy. A wall that leans or bulges wants looking at soon.',
        ],
      },
      {
        heading: 'What to send when you ask',
        paragraphs: [
          'Photos during rain and a day later, the direction of the slope, where downspouts end, and how long the water stays. Say if the basement gets damp and whether it began after some work next door. Mention septic tanks and wells. With those, the first visit can begin with a level and not with questions.',
        ],
      },
    ],
    service: 'drain',
  },
];
