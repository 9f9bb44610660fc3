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
  {
    title: [
      'When to prune what',
      'Pruning without harm: season, cut and reason',
      'Before you cut: a guide to trees and shrubs',
      'The right month for the shears',
    ],
    answer:
      'Shrubs that flower in spring are pruned right after they bloom. Those that flower in summer are pruned in late winter. Most shade trees are cut while dormant. Dead, broken and rubbing branches may come off at any time. Cut just outside the swollen collar, take no more than a quarter of the living crown in a year, and never top a tree.',
    blocks: [
      {
        heading: 'Ask why first',
        paragraphs: [
          'There are four good reasons to cut: something is dead or broken, something is in the way, two branches rub, or you want more flowers, fruit or light. Because it is March is not one of them. Many shrubs that are cut into balls each year would have been the right size and shape by themselves, had they been chosen for the place.',
          'If a plant has to be cut back hard every season to fit, think about moving it.',
        ],
      },
      {
        heading: 'The flowering rule',
        paragraphs: [
          'Lilac, forsythia and azalea make their buds in the summer before. Cut them in winter and you cut off the spring. Do it as the blossoms fade. Hydrangeas come in kinds that differ, so find out which you have before you trust a calendar.',
          'Roses, butterfly bush and most things that bloom from July on form buds on new wood. They are cut in late winter, as growth begins. Evergreens take a light trim in early summer. Do not cut them back into bare wood, as many do not sprout from there.',
        ],
      },
      {
        heading: 'The cut',
        paragraphs: [
          'Look at where a branch joins. There is a ring or a swelling, the collar, and the tissue that closes wounds sits in it. Cut just outside it, neither leaving a stub nor shaving it flat. For a heavy branch make three cuts: one from below a foot out, one from above a little farther, so that it falls without tearing, and then the last at the collar.',
          'Leave the wound open. Paint does not help. Use sharp, clean tools, and wipe them with alcohol between plants if there is disease.',
        ],
      },
      {
        heading: 'How much',
        paragraphs: [
          'A tree makes its food with its leaves. Taking a quarter of them is a lot, more is starvation. Thin from inside and from below with restraint. A tree stripped of all small inner branches carries its weight at the tips and breaks there.',
          'Topping, which means cutting all the leaders to stubs, is the worst thing that is commonly done to trees. It leads to rot and to a broom of weak shoots. If a tree is too tall for its place, ask about reduction, or about another tree.',
        ],
      },
      {
        heading: 'When to leave it to somebody else',
        paragraphs: [
          'Stay off ladders with a saw. Stay away from anything near wires and call the utility. Ask for an arborist for large limbs, for cracks, for trunks that lean more than before, for mushrooms at the base, and for trees near the house. Ask about permits, as many towns protect large trees, and about nests in spring. For a quote, send a photo of the whole tree, one of the place that worries you, and the width of the gate. Say what you want to gain. Light on the table is a better order than cut it back.',
        ],
      },
    ],
    service: 'prun',
  },
  {
    title: [
      'How to mend a thin lawn',
      'Bare spots, weeds, moss: a lawn put right in steps',
      'Why grass gets thin and what to do about it',
      'A better lawn with less work',
    ],
    answer:
      'Find out why it is thin before you seed: shade, pressed soil, too short a cut, wrong watering or a pest. Mow high, loosen the ground, seed at the right season for your kind of grass, keep the seed moist until it is up, then water seldom and deeply. Where grass fails for lack of light, plant something else.',
    blocks: [
      {
        heading: 'Look for the cause',
        paragraphs: [
          'Push a screwdriver into the ground. If it will not go in, neither will roots. Count the hours of sun. Below four, most lawns give up. Look at the blades: ragged, pale tips mean a dull mower. Pull at a brown patch. If it lifts like a rug, something has eaten the roots. If it is round with a darker edge, a fungus may be at work. Dogs leave small yellow circles with a lush rim.',
          'Moss and weeds are not the cause. They are the tenants who moved in when grass moved out.',
        ],
      },
      {
        heading: 'Mow less off',
        paragraphs: [
          'Cut a third of the blade at most, and leave it at three inches or more. High grass shades the soil, keeps water in and gives weed seeds no light. Leave the clippings. They feed the lawn and do not cause thatch. Sharpen the blade each season, and change direction from one time to the next.',
          'In a dry spell, let it go brown and stop walking on it. Most grasses sleep and return. What kills them is being watered a little, waking up, and then being forgotten.',
        ],
      },
      {
        heading: 'Loosen and feed',
        paragraphs: [
          "Pressed ground is opened by pulling cores, not by spiking. Fall is good for cool-season grasses, early summer for warm-season ones. A thin layer of compost raked in afterward does more than a bag of anything. Have the soil tested before you add lime or fertilizer. Too much runs into the storm drain and grows algae in somebody's pond.",
          'Use weed killers sparingly and by the label. Seed and weed preventer do not go together. Both cannot tell one seedling from another.',
        ],
      },
      {
        heading: 'Seed',
        paragraphs: [
          'Choose seed for your region, light and use. Ask what the lawn was before. Rake the bare place until you see loose soil, spread the seed, rake again lightly, and press it with your feet or a board. Cool-season seed goes down in early fall, warm-season seed in late spring.',
          'Now keep it damp. That means a light sprinkle once or twice a day, and it may take two or three weeks. When it is as long as a finger, mow for the first time. From then on water deeply and rarely, early in the morning.',
        ],
      },
      {
        heading: 'Think about less of it',
        paragraphs: [
          'Keep grass where you play and lie, and give up the strips, slopes and corners where it has always struggled. Beds, shrubs and groundcovers ask for care in other ways and at other times. Under trees, mulch is kinder to both. A smaller lawn in good order takes an hour less every week. If you would like help with the change, send a sketch with the hours of sun, and mark where your feet go. Paths have a way of showing you where they want to be.',
        ],
      },
    ],
    service: 'lawn',
  },
  {
    title: [
      'Patio, path or wall: what holds stone in place',
      'Why pavers sink, and how a base prevents it',
      'Building with stone: what lies under it matters',
      'Before you order pavers',
    ],
    answer:
      'Stone stays level when the ground under it drains and does not move. That takes digging down to firm soil, several inches of crushed stone packed in layers, a thin bed to set the pavers in, an edge that holds them, and a slight slope away from the house. Walls need the same and a drain behind them. Most of the work is invisible afterward.',
    blocks: [
      {
        heading: 'The base',
        paragraphs: [
          'Take out grass and dark topsoil down to ground that does not give under your heel. Spread crushed stone with sharp edges, not round gravel, in layers of a few inches, and pack each with a machine. A path for feet needs less depth than a drive for cars, and clay or frost asks for more. If water lies in the hole, it needs somewhere to go before anything is put in.',
          'On top comes about an inch of coarse sand or fine chips, drawn level with a board. It is a bed and not a filler. If it is used to even out a bad base, the pavers will tell you in the second winter.',
        ],
      },
      {
        heading: 'The slope',
        paragraphs: [
          'Water should run off and away from walls, about an inch over four feet. You do not notice it when you sit, though your glass of water would. Decide where the water goes before you decide on the pattern. A patio is a roof that lies on the ground, and it sheds as much.',
          'Where that water has no place to go, joints can be left open or pavers used that let it through. They need a deeper base of clean stone and some cleaning now and then.',
        ],
      },
      {
        heading: 'Edges and joints',
        paragraphs: [
          'Without a rim, the outer row wanders and then the next one. Edging is staked into the base and hidden by soil. Joints are filled with sand that is swept in and vibrated, and filled again after some rain. Special sand hardens when wet and keeps weeds down if it is put in by the instructions, and in dry weather.',
          'Weeds in old joints come from above, as seeds. Cloth below the base does not stop those.',
        ],
      },
      {
        heading: 'Walls',
        paragraphs: [
          'A low dry wall leans back a little into the slope and has stones that overlap joints like bricks. Large ones lie at the bottom, long ones reach into the bank. Behind it stands a layer of gravel with a pipe at the foot, since wet soil pushes and frozen wet soil pushes more. A wall higher than about four feet, or with a drive above it, usually calls for an engineer and a permit. Ask your town.',
        ],
      },
      {
        heading: 'Choosing and asking',
        paragraphs: [
          'Look at stone wet and dry and in your own light. Dark stone is hot for bare feet in July, and polished stone is slippery in November. Ask how the color changes, what a broken piece will cost to match, and whether salt harms it. For a quote, give length and width, the width of your gate, a photo with the house in it, and where the water goes now. Then ask what is under the pavers in each offer: depth, material, layers. Two prices for the same square feet are usually two different depths.',
        ],
      },
    ],
    service: 'stone',
  },
];
