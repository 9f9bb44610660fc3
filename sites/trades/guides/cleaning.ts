import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to get a stain out without making it worse',
      'Stains: blot, wait, and know what spilled',
      'What to do in the first minute after a spill',
      'Carpet and sofa stains, in the right order',
    ],
    answer:
      'Blot with a white cloth, do not rub, and work from the edge inward. Use cold water first. Then, if it is needed, a drop of dish soap in water, rinsed out again. Test anything stronger where nobody looks. Most stains become permanent through heat, rubbing or leftover soap, and not through the spill itself.',
    blocks: [
      {
        heading: 'The first minute',
        paragraphs: [
          'Lift solids with a spoon. Press a dry white towel on the liquid and stand on it if it is a carpet. Change the towel when it is wet and go on until little more comes up. Colored napkins can add their own dye, so leave them in the drawer.',
          'Do not scrub. Rubbing pushes the spill down, spreads it outward and roughens the fibers, and a rough patch looks like a stain forever. Do not use hot water either. It sets milk, egg, blood and many dyes.',
        ],
      },
      {
        heading: 'Water, then soap, then water',
        paragraphs: [
          'Put cold water on a cloth, not straight on the fabric, and dab. Often that is all. If not, mix a few drops of clear dish soap into a cup of water, dab it on, wait a few minutes, and blot. Then rinse by dabbing with plain water several times. Soap that stays behind is sticky and collects dirt, and the stain seems to return.',
          'Lay a folded towel on the damp spot, put a book on it with foil between, and leave it overnight. What is still below rises into the towel. That step is the one people skip.',
        ],
      },
      {
        heading: 'Different spills, different chemistry',
        paragraphs: [
          'Grease wants soap, or first an absorbent: corn starch or baking soda, left on for an hour and vacuumed up. Coffee, tea and wine answer to a little white vinegar in water on fabrics that can take it. Blood and dairy want cold water and an enzyme cleaner. Pet accidents want the enzyme too, and time, since it works only while it is damp.',
          'Wax and gum come off when they are hard. Hold ice in a bag on them and chip. Ink is a case of its own: dab with rubbing alcohol on a cotton swab, change the swab each time, and stop if it spreads.',
        ],
      },
      {
        heading: 'Check the material first',
        paragraphs: [
          'Look at the tag on cushions. W stands for water, S for solvent only, WS for either, X for vacuum only. Wool and silk dislike vinegar in strength and all alkaline cleaners. Viscose turns yellow and stiff with plain water. On natural stone, never use vinegar or lemon, as acid eats the polish. On oiled wood, water leaves a ring.',
          'Do not mix cleaners. Bleach with ammonia or with acid makes gases that harm your lungs. Open a window and use one thing at a time.',
        ],
      },
      {
        heading: 'When to stop',
        paragraphs: [
          'If color comes off on your cloth, stop. If it is a large spill, an antique, a rug with a fringe or something that went through to the padding, blot and call. Say what was spilled, when, on what, and everything you have tried. A cleaner can work with coffee. Coffee plus a product from the garage is harder.',
        ],
      },
    ],
    service: 'carpet',
  },
  {
    title: [
      'How to prepare for a move-out clean',
      'Moving out: what to clean and in which order',
      'Before you hand back the keys',
      'A cleaning plan for the last week of a lease',
    ],
    answer:
      'Read the lease and ask for the checklist, empty everything including the freezer, keep water and power on until the end, and clean from top to bottom with floors last. Take dated photos of every room. Book help for the day after the furniture leaves and at least a day before the keys are due.',
    blocks: [
      {
        heading: 'Find out what is expected',
        paragraphs: [
          "Leases say broom clean, or in the condition received, or list each appliance. Ask the landlord for the form used at inspection and clean to that. Look for your own move-in photos or report. Normal wear is one thing, dirt another, and state law usually treats them differently. Read your state's page on deposits before you argue or pay.",
          'Some leases want carpets done by a company, with a receipt. Find out now and not on the final morning.',
        ],
      },
      {
        heading: 'A week before',
        paragraphs: [
          'Use up the freezer. Take down hooks, fill small holes if the lease asks for it, and touch up only with the same paint, for a bright patch is worse than a scuff. Collect the things that belong to the place: remotes, keys, shelves, the odd bulb.',
          'Arrange the dates. The clean should come after the truck and before the inspection, with a gap for whatever shows up behind the refrigerator. If you need help, send the checklist along with size, floor, parking and the hour the keys are due.',
        ],
      },
      {
        heading: 'Kitchen and bath',
        paragraphs: [
          'Defrost the freezer the night before, with towels. Put a cleaner on oven and hood first and let it work while you do the cupboards. Wipe inside drawers, the edge of the dishwasher door, and the seal of the refrigerator. Pull out the range if it moves safely. Everything an inspector will open, you should have opened.',
          'In the bath, scale needs time more than force. Lay a cloth soaked in descaler over the faucet, unless it is stone or brass, and come back later. Clean the fan cover, the grout by the tub and the base of the toilet. Leave no hair in any drain.',
        ],
      },
      {
        heading: 'The rest, from the top',
        paragraphs: [
          'Work downward: light fixtures, vents, tops of doors, blinds, switches, windows with their tracks, baseboards, floors. In closets, look up at the shelf. On the balcony, sweep. Marks on walls often lift with a damp sponge and a little soap. Try in a corner, as flat paint shines when it is rubbed.',
          'Floors come last, and you back out of the door. Carry the vacuum with you.',
        ],
      },
      {
        heading: 'Photos and keys',
        paragraphs: [
          'In daylight, photograph each room from two corners, then the inside of oven, fridge, cupboards and shower. Include meters and the ring of keys on the counter. Ask for a walk-through together and for the notes in writing. Leave an address for the deposit.',
          'If something is found, ask whether you may put it right the same week. It is often allowed, and often in the law. A sponge is cheaper than a letter.',
        ],
      },
    ],
    service: 'move',
  },
  {
    title: [
      'What to clean how often: a plan for ordinary homes',
      'A cleaning schedule that survives real life',
      'Daily, weekly, monthly: dividing the work of a house',
      'How often should you clean what?',
    ],
    answer:
      'Daily, only what gets sticky: dishes, counters, the table. Weekly, baths, floors and beds. Monthly, one appliance and one room to the edges. Twice a year, windows, mattresses, vents and everything behind things. If a task bothers you, do it more often. If nobody notices, less.',
    blocks: [
      {
        heading: 'Daily: ten minutes',
        paragraphs: [
          'Dishes, counters, table, a look at the floor by the stove, and a rinse of the sink. Wipe the shower walls with a squeegee while you are still in there. It takes half a minute and postpones scale by months. Open windows on two sides for a short time, unless the air outside is bad.',
          'Put a basket by the stairs. What belongs upstairs goes in, and whoever goes up takes it. It is not cleaning, and it makes cleaning possible.',
        ],
      },
      {
        heading: 'Weekly: the wet rooms and the floors',
        paragraphs: [
          'Start with what has to soak: toilet, tub, stove top. While it works, dust from high to low, then come back with a cloth. Use one cloth for the bath and another for the kitchen, in different colors, and wash them hot. Vacuum before you mop, toward the door.',
          'Change towels and bed linen. If time is short, do baths and kitchen floor and leave the rest. Dust waits. Bathrooms do not.',
        ],
      },
      {
        heading: 'Monthly: one of each',
        paragraphs: [
          'Pick one appliance: refrigerator, oven, dishwasher filter, washing machine seal. Pick one room and do its edges: baseboards, door frames, lamp shades, the wall behind the trash can. In twelve months every room has had its turn, without a weekend being spoiled.',
          'Look at what works silently. The filter of the range hood, the lint duct of the dryer and the furnace filter are cleaning too, and the dryer duct is a matter of fire safety.',
        ],
      },
      {
        heading: 'Twice a year: behind and above',
        paragraphs: [
          'Pull out the sofa and the bed. Wash windows, screens and curtains. Vacuum mattresses on both sides and let them air. Dust the top of cupboards and lay newspaper there: next time you change the paper. Check grout, seals and caulk, since water gets in where they are open.',
          'Choose a cloudy day for windows. In sunlight the water dries before you can wipe it, and you will polish streaks until evening.',
        ],
      },
      {
        heading: 'Share it, or hand it over',
        paragraphs: [
          'Write the weekly list on paper and put names to it. People do what has their name on it more than what would be nice. Children can match socks, wipe tables and empty small bins well before they can do it to your taste.',
          'If you think about help, hand over the tasks that you put off, and keep the ones you do not mind. A monthly visit for baths and floors can be enough. Describe your home as it is when you ask, with pets, stairs and the bathroom nobody likes. And tell whoever comes which two things matter most to you. In every home it is another two.',
        ],
      },
    ],
    service: 'regular',
  },
  {
    title: [
      'How to clean windows without streaks',
      'Windows: water, squeegee and the right weather',
      'Clear glass with three tools',
      'Why windows streak, and how to stop it',
    ],
    answer:
      'Choose a cloudy day. Brush off dust, wash with water and a few drops of dish soap, pull the water off with a rubber squeegee in overlapping strokes, wipe the blade after each, and dry only the edges with a cloth. Streaks come from too much soap, from sun, and from dirty cloths. Leave upper floors to somebody with the gear.',
    blocks: [
      {
        heading: 'The tools',
        paragraphs: [
          'A squeegee with an undamaged rubber edge, a washer or sponge, a bucket, and two cloths, one for the frame and one for the edge. That is all. Newspaper leaves ink on white frames, and paper towels leave lint. Blue sprays are fine for a mirror, but on large panes they dry before you have wiped them.',
          'In the bucket goes cool water with a few drops of dish soap. If it foams richly, it is too much. For salt or greasy kitchen windows add a splash of vinegar, but keep it off stone sills.',
        ],
      },
      {
        heading: 'The order',
        paragraphs: [
          'Begin with frames, tracks and screens. Vacuum the tracks, then wipe. If you do them last, the dirt runs down clean glass. Take screens out, mark where each belongs, rinse them from both sides, and let them stand.',
          'Then the glass. Wet it all over, corners too. Loosen specks with a plastic scraper, and only when it is wet. Be careful with metal blades: a grain of sand under one draws a line forever, and tempered glass is easily scratched.',
        ],
      },
      {
        heading: 'The strokes',
        paragraphs: [
          'Wipe a dry strip along the top edge with a cloth so that the rubber has a place to start. Set the squeegee there, tilt it a little, and draw it across or down in one go. Wipe the blade. Overlap the next stroke by an inch. At the bottom, catch the water with a cloth.',
          'Dry the edges with a clean cloth round one finger. Then stop. Polishing the middle brings streaks back. If there is one, breathe on it and wipe it once.',
        ],
      },
      {
        heading: 'Hard cases',
        paragraphs: [
          'White spots that stay may be minerals from a sprinkler. Lay a cloth with vinegar on them for a few minutes, rinse, repeat. If they remain, the glass may be etched. Paint specks come off wet glass with a scraper held flat, if the maker of the glass allows scraping. Sticker glue yields to oil, then soap.',
          'Fog between two panes is not dirt. The seal has failed, and no cleaning reaches it.',
        ],
      },
      {
        heading: 'Height',
        paragraphs: [
          'Never stand on a sill or lean out. Many windows tilt inward, and the manual shows how. From the ground, a pole with a brush and pure water reaches a second floor. Beyond that, ask for someone with ladders, poles and insurance papers to show.',
          'When you ask for a price, count panes and not windows, say which are above the ground floor and what lies below them, whether there are screens and storm panes, and when they were last done. Mention hard water and paint. And if only the two windows in the living room matter to you, say that. They may be the only two you ever look through.',
        ],
      },
    ],
    service: 'window',
  },
  {
    title: [
      'How to plan cleaning for a small office',
      'Cleaning a workplace: who, when, and what',
      'A cleaning list for offices and shops',
      'Before you hire cleaners for your business',
    ],
    answer:
      'Write a list by room, not by task, with how often for each. Put restrooms, kitchen and entrance first. Decide whether cleaning happens before or after hours, who opens and locks, and who orders supplies. Start with a trial month. Name one person on each side, and walk through together at its end.',
    blocks: [
      {
        heading: 'Rooms and rhythm',
        paragraphs: [
          'Walk through the place with a sheet of paper. For each room write who uses it and what it looks like on a bad day. Restrooms, the kitchen and the entrance want daily attention in most offices, or nearly. Desks and meeting rooms perhaps twice a week. Storage now and then. Windows, carpets and the inside of the refrigerator go on a second list with months on it.',
          'What people touch counts for more than what they see: handles, switches, taps, the buttons on the printer and the coffee machine.',
        ],
      },
      {
        heading: 'What belongs to whom',
        paragraphs: [
          'Decide if desks are cleaned and if papers are moved. A common rule is that a clear desk gets wiped and a full one does not. Agree on dishes. If cleaners wash up, say so and plan the time. If not, say so to your staff, kindly and so that they remember it.',
          'Trash is simple until it is not: recycling, shredding, sharp or medical waste. Each needs its own container and its own rule, and some need a company of their own.',
        ],
      },
      {
        heading: 'Hours and keys',
        paragraphs: [
          'After hours is quiet, but nobody meets anybody. Early morning allows a word. During the day is right for restrooms in busy places. Write down the alarm code procedure, which doors stay locked, which lights stay on, and whom to call if something is broken at ten in the evening.',
          'Ask how keys are kept, who comes when somebody is ill, and whether the same people come each time. Ask for proof of coverage for accidents and damage, and for references from places like yours.',
        ],
      },
      {
        heading: 'Supplies',
        paragraphs: [
          'Either side can buy paper, soap and liners. Settle who, where they are stored, and who notices that they run low. For floors, ask what the maker recommends. Stone, vinyl, wood and carpet tiles dislike different things. If anyone reacts to scents, choose products without.',
        ],
      },
      {
        heading: 'A trial, and after',
        paragraphs: [
          'Agree on a month. In the first week expect questions, in the second a rhythm. Keep a small notebook by the sink in which both sides write. In the last week walk through with the person in charge: what is fine, what is missing, what is unnecessary. Then sign for longer, with notice, and with prices for the yearly things.',
          'When you ask for an offer, send the floor area, the number of people and restrooms, the kinds of floor, the list with its rhythm, and the hours that are possible. Ask each company to price the same list. One that comes to look before naming a sum has understood the job.',
        ],
      },
    ],
    service: 'office',
  },
  {
    title: [
      'How to clean an oven and a refrigerator',
      'Oven, hood, fridge: the jobs nobody likes',
      'Kitchen appliances, cleaned in the right order',
      "Let it soak: cleaning the kitchen's machines",
    ],
    answer:
      'Let time do the work. Put a paste of baking soda and water in a cold oven overnight and wipe it out in the morning. Soak filters and racks in hot water with dish soap. Empty the refrigerator, wash shelves at room temperature, and wipe walls with mild soap. Unplug or switch off first, and never mix two cleaners.',
    blocks: [
      {
        heading: 'The oven',
        paragraphs: [
          'Take out racks, trays and thermometers, and lay a towel on the floor. Mix baking soda with a little water to a paste you can spread. Coat the walls, but not the heating elements or the fan, and leave it for the night. In the morning wipe it with a damp cloth. A plastic scraper helps on the floor of the oven. A spray of vinegar makes the rest foam, and you can see what is left.',
          'Do not do this on self-cleaning or coated linings without looking in the manual. The self-cleaning program gets very hot and makes smoke and fumes. Take out everything, open windows, and keep birds in another part of the house. They are far more sensitive than you are.',
          'Strong oven cleaners burn skin and lungs. If you use one, wear gloves and glasses, air the room, and rinse well.',
        ],
      },
      {
        heading: 'Racks and hood',
        paragraphs: [
          'Racks go in the tub on an old towel, with hot water and dishwasher powder, for some hours. Then a brush. Metal filters of a hood can be soaked the same way, or go in the dishwasher if the maker allows. Aluminum turns gray from it. Charcoal filters are replaced and not washed.',
          'Wipe the hood from inside with a cloth wet with hot soapy water. Grease gives in to heat and patience, not to force.',
        ],
      },
      {
        heading: 'The refrigerator',
        paragraphs: [
          'Do it before shopping and not after. Put food in a cooler. Throw out what you cannot name. Take out shelves and drawers, and let glass warm up before it meets hot water, or it may crack. Wash with mild soap. Use no bleach and nothing scented, as plastic keeps smells.',
          'Wipe the walls, the ceiling and the door seal, folds included, with a soft brush. Find the small drain at the back and clear it with a cotton swab. Vacuum the coil behind or below, with the plug out. The machine will run less afterward.',
          'Leave an open box of baking soda inside if something lingers, and find the something.',
        ],
      },
      {
        heading: 'Small ones',
        paragraphs: [
          "Boil a cup of water with lemon in the microwave until it steams, wait five minutes, wipe. Clean the dishwasher filter by hand, then run it hot and empty. Wipe the washing machine seal dry after use and leave the door open. Empty the toaster's tray over the sink and never put a knife in it.",
        ],
      },
      {
        heading: 'If you would rather not',
        paragraphs: [
          'Ovens and refrigerators are usually separate items when you hire cleaning, since each can take an hour or more. Say how bad it is, honestly, and send a photo. Ask what they use, above all if you have pets or asthma at home. Have the refrigerator emptied and the oven cold when they come. That saves you paying somebody to wait for it.',
        ],
      },
    ],
    service: 'deep',
  },
];
