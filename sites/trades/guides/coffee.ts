import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to make better coffee at home with what you have',
      'Four things to change before you buy a new coffee maker',
      'Why coffee at home tastes thin or bitter',
      'Grind, water, amount, time: coffee at home',
    ],
    answer:
      'Use fresh beans, grind them just before brewing, weigh the coffee and the water, and use water that has just stopped boiling. If the cup is sour and thin, grind finer. If it is bitter and dry, grind coarser. Change one thing at a time and write down what you did.',
    blocks: [
      {
        heading: 'Weigh it',
        paragraphs: [
          'A scoop of dark roast and a scoop of light roast weigh different amounts, so a scoop is a guess. A kitchen scale ends the guessing. Start with one part coffee to sixteen parts water: thirty grams of coffee for a little under half a liter, or about two mugs. Too strong, use seventeen. Too weak, use fifteen.',
          'Keep that ratio while you change other things. Otherwise you will not know whether it was the grind or the amount that helped.',
        ],
      },
      {
        heading: 'Grind for the brewer',
        paragraphs: [
          'Fine particles give up their taste at once, coarse ones slowly. A French press, where coffee and water sit together for minutes, wants a coarse grind like sea salt. A drip machine or a cone wants something like sand. A moka pot wants finer again, though not as fine as espresso, which is close to powder.',
          'If you have no grinder, ask for your bag to be ground for your brewer by name, and buy smaller bags. If you have a blade grinder, pulse it and shake between pulses. It will not be even, but it will be better than a tin.',
        ],
      },
      {
        heading: 'Mind the water',
        paragraphs: [
          'A cup of coffee is nearly all water. If yours tastes of chlorine, so will the coffee; a simple pitcher filter is enough. Very soft and very hard water both flatten the taste. Distilled water is not a clever shortcut, as coffee needs a few minerals to taste of anything.',
          'Let the kettle boil, count to thirty, pour. Wet the grounds first with a little water and wait until they stop rising. That is gas leaving the bean. Then pour the rest slowly, in circles, keeping the level steady.',
        ],
      },
      {
        heading: 'Taste, then turn one knob',
        paragraphs: [
          'Sour, salty or thin means the water ran past too quickly. Grind finer, or pour more slowly. Bitter, hollow or drying on the tongue means the opposite. Grind coarser, or stop sooner. If it is both at once, the grind is uneven, and a cleaner or better grinder is the next step.',
          'Rinse paper filters with hot water before use. Wash the pot and the basket with soap: old coffee oil turns rancid and spoils the freshest bean. Then drink it while it is warm. Coffee left on a hot plate goes on cooking, and no recipe survives that.',
        ],
      },
      {
        heading: 'What to ask at the counter',
        paragraphs: [
          'Say what you brew with and what bothers you about the cup. Ask for the roast date and for the recipe used here. A barista makes the same drink a hundred times a week and hears at once what is wrong with yours. You will probably be handed one sentence, and it will probably be about the grind.',
        ],
      },
    ],
    service: 'beans',
  },
  {
    title: [
      'How much coffee and cake do I need for a group?',
      'Ordering breakfast for the office without running out',
      'Planning coffee for a meeting, a wake or a birthday',
      'Coffee for many: quantities and timing',
    ],
    answer:
      'Plan one and a half cups of coffee a person for a morning, one for an afternoon, and one and a half small pastries each. Keep a third of the drinks for those who take no coffee. Order several days ahead, name allergies, and have everything there a quarter of an hour before the first guest.',
    blocks: [
      {
        heading: 'Count drinkers, then cups',
        paragraphs: [
          'In a room of adults at nine in the morning, most drink coffee and many drink two. After lunch, fewer do, and some ask for decaf. In the evening, plan half of it as decaf. If the group is young, add cold drinks. If it is old, add tea and hot water.',
          'A cup in this sense is small, about the size that fits an office mug with room for milk. If you order large paper cups, count one each. Ask how many cups a carrier holds and how long it stays hot. Two smaller carriers are easier to pour from than one big one, and the second can arrive later.',
        ],
      },
      {
        heading: 'Food: cut it smaller',
        paragraphs: [
          'People take one and a half pastries, which is awkward until you cut them. Halves look generous and vanish evenly. For a breakfast without a later meal, plan two pieces a person, one of them savory. Add fruit: somebody is always glad of it, and it needs no fork.',
          'For cake, think in slices. A tall round cake gives narrow slices, so it feeds more people than its width suggests. A sheet cake is easier to cut at a desk. Ask how many the baker counts, and into what size.',
        ],
      },
      {
        heading: 'Allergies and diets',
        paragraphs: [
          'Ask your guests before you order. A line in the invitation is enough. Then pass the answers on by name: nuts, milk, eggs, wheat, sesame. Ask what can be kept apart and what cannot. A kitchen that bakes with flour all day may not be able to rule out traces, and it is better to hear that plainly.',
          'Have those portions packed and labeled separately. Put them at a separate end of the table, with their own tongs.',
        ],
      },
      {
        heading: 'The hour before',
        paragraphs: [
          'Give the counter a pick-up time and a name, and add a phone number for the day itself. Say whether you come by car and how many can carry. Coffee is heavy, and cakes dislike laps. A flat trunk with a towel under the box is the better seat.',
          'Bring or order what people forget: spoons, milk for those who drink another kind, sugar, a knife, a bag for trash. Put cups before coffee on the table and milk after it, and the line will move. Set one pot apart for the person who speaks first. It is usually the person who gets none.',
        ],
      },
      {
        heading: 'If the number changes',
        paragraphs: [
          'Call as soon as you know. Adding coffee is easy until the morning itself; adding pastry depends on what is already shaped. If guests drop out, ask what can still be reduced. Leftovers without cream freeze well if they are wrapped tightly before evening.',
        ],
      },
    ],
    service: 'cater',
  },
  {
    title: [
      'How to store coffee so it keeps its taste',
      'Freezer, fridge or cupboard: where beans belong',
      'How long does coffee keep once the bag is open?',
      'Keeping beans fresh in an ordinary kitchen',
    ],
    answer:
      'Keep whole beans in a closed, opaque container at room temperature, away from the stove, and grind only what you need. Buy what you drink in two or three weeks. The fridge is a poor place. The freezer works if the coffee is sealed in small portions and is not opened again until it has thawed.',
    blocks: [
      {
        heading: 'What makes coffee go stale',
        paragraphs: [
          'Air, moisture, heat and light, in about that order. Roasted coffee is full of oils and gases. The gases leave, taking much of the smell with them, and the oils react with air. Grinding multiplies the surface, and so a ground bag loses in hours what whole beans lose in weeks.',
          'Old coffee is not unsafe. It is merely dull. If your cup tastes of cardboard, the bean is a likelier cause than the machine.',
        ],
      },
      {
        heading: 'The cupboard',
        paragraphs: [
          'The bag it came in is often good enough. If it has a zipper and a small round valve, press the air out, close it, and put it in a drawer. If not, use a tin or a jar with a tight lid, and keep glass in the dark. Choose a place that stays cool: not above the oven, not on top of the espresso machine, however nice it looks there.',
          'Smaller containers are better than large ones, as there is less air above the beans. Wash them between bags. A film of old oil will give the new beans its opinion.',
        ],
      },
      {
        heading: 'The fridge and the freezer',
        paragraphs: [
          'A fridge is damp and full of smells, and coffee takes up both. Each time the container comes out, moisture settles on the cold beans. That is why it ranks last.',
          'Freezing slows everything down. Divide the bag into portions for a few days each, squeeze out the air, seal them well, and write the date on them. Take one portion out in the evening, leave it closed until morning, and then treat it as fresh. Do not put it back.',
        ],
      },
      {
        heading: 'Reading the bag',
        paragraphs: [
          'Look for a roast date and not only a date to use it by. Very fresh coffee can be too lively: in the first days it foams, and espresso made from it tastes sharp. Many people like filter coffee from about a week after roasting and espresso a little later. After a month in an open bag most of the charm is gone.',
          'Dark roasts age faster than light ones. Decaf ages faster still. Buy those in smaller amounts.',
        ],
      },
      {
        heading: 'What to ask when you buy',
        paragraphs: [
          'When was it roasted? How many cups does this bag make with my brewer? What would you brew it with? If you drink little, ask for half a bag, or share one with a neighbor. And if you need it ground, name the brewer, take it home soon, and brew the rest of the week as if somebody were counting.',
        ],
      },
    ],
    service: 'coffee',
  },
];
