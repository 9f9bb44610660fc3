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
];
