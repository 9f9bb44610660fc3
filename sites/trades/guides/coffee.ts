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
  {
    title: [
      'How to order a cake and get the one you meant',
      'Ordering a birthday cake: what the baker needs to know',
      'Cake for twenty: size, flavor, words and the drive',
      'What to say when you order a cake',
    ],
    answer:
      'Tell the baker the date and hour, how many people, the flavor, the filling, any allergy, the words in writing, and how you will carry it. Order as soon as you know the date. Bring a picture for the style but let the size follow from the number of guests and not from the picture.',
    blocks: [
      {
        heading: 'How much cake',
        paragraphs: [
          'Count the people who will eat, not the people who are invited. Children eat half and leave the frosting, or the other way round. If there is a meal before, plan a small slice each. If the cake is the meal, plan a proper one. Tall cakes give many narrow slices, flat ones give squares. The baker knows how many pieces come out of each size, so give the number and ask.',
          'A little too much is fine. Cake makes a good breakfast, and neighbors exist.',
        ],
      },
      {
        heading: 'Flavor and filling',
        paragraphs: [
          'Choose for the guests and keep one safe thing in it. Chocolate, vanilla and lemon offend few. Fruit fillings are fresh and short-lived. Butter frosting stands up to a warm room for a while, whipped cream does not. If the party is outdoors in summer, say so, and ask what will not slide.',
          'Name allergies and ask how they are dealt with. A kitchen that uses nuts and flour all day may not be able to promise the absence of traces. If that matters, buy a separate labeled dessert for the person concerned.',
        ],
      },
      {
        heading: 'Looks and words',
        paragraphs: [
          "A photo says more than elegant or fun. Say what you like in it: the color, the drip, the flowers, the height. Copying one to the letter is rarely possible, and the baker's own hand is usually nicer than a copy. For colors, bring a napkin or a ribbon. Very dark frosting tastes of its dye and colors teeth for the photos.",
          'Write the text out in capital and small letters, with the accent on the name if it has one. Keep it to a few words. Happy birthday is longer than it looks once it has to fit on eight inches.',
        ],
      },
      {
        heading: 'The date',
        paragraphs: [
          'Give the hour at which you will collect, not the hour of the party. Ask when it should leave the refrigerator, and whether it can stand on the counter overnight. Ask about the deposit and until when changes are possible. Before holidays, and in the season of graduations, the book fills weeks ahead.',
          'Leave a phone number for the day itself, and the name of anybody else who may collect it.',
        ],
      },
      {
        heading: 'The drive',
        paragraphs: [
          'Clear a flat place in the trunk or on the floor in front of the seat. Seats slope. Put a damp towel or a rubber mat beneath the box. Cool the car beforehand. Drive as if somebody were asleep in the back, and take the way with fewer speed bumps.',
          'At home, open the box from the side, not from the top, if it is made that way. Use a long knife, wipe it between slices, and dip it in hot water for cream. Cut it before the speech and not after. Everyone listens better with a plate.',
        ],
      },
    ],
    service: 'cake',
  },
  {
    title: [
      'Espresso, cappuccino, cortado: what the names on the board mean',
      'A short guide to the coffee board',
      'How to order coffee when the words are foreign',
      'Milk, foam and water: the drinks explained',
    ],
    answer:
      'Almost everything on the board is espresso plus something. Espresso is short and strong. Add hot water and it is an americano. Add a little foam and it is a macchiato, a little milk a cortado, more milk with foam a cappuccino, much milk a latte. Filter coffee is a different thing altogether: milder, longer, and made without pressure.',
    blocks: [
      {
        heading: 'Espresso and water',
        paragraphs: [
          'An espresso is a small cup made by pushing hot water through fine coffee. It takes under a minute. A double is two of them. Ristretto is shorter, lungo longer. An americano is espresso with hot water, and a long black is the same in the other order, with more of the foam on top.',
          'If you like filter coffee but the place has only a machine, ask for an americano. If you find espresso sour, say so. Another bean or a small change of the grind can help, and a good barista likes to know.',
        ],
      },
      {
        heading: 'Espresso and milk',
        paragraphs: [
          'The words differ by how much milk there is and how much air is in it. A macchiato, in the old sense, is an espresso with a spoon of foam. A cortado is about half and half, with hardly any foam, in a small glass. A cappuccino is a third of each, more or less, in a cup that holds five or six ounces. A flat white is similar, smoother and a bit stronger. A latte is large and mild.',
          'Big chains have stretched these words. If you want to be sure, say the size and how strong: a small one, two shots, not too much milk.',
        ],
      },
      {
        heading: 'Filter, pour-over, cold brew',
        paragraphs: [
          'Filter coffee comes from a machine in a batch or from a cone by the cup. It shows more of the bean and less of the roast. Pour-over takes a few minutes, so do not order it with a bus at the corner. Cold brew has steeped for many hours in cold water. It is round, low in acid and often stronger than it tastes. Iced coffee is simply hot coffee over ice.',
        ],
      },
      {
        heading: 'The other things',
        paragraphs: [
          'Chai is black tea with spices and milk, matcha is powdered green tea whisked in water or milk. Both contain caffeine, matcha more than many expect. Herbal tea has none. Decaf has a little, and so does chocolate. If it matters for your health, ask your doctor how much is fine, then ask at the counter what is in the cup.',
        ],
      },
      {
        heading: 'How to order without a dictionary',
        paragraphs: [
          'Say four things in this order: hot or cold, small or large, strong or mild, with or without milk. Add sweetness or another milk if you want it, and to stay or to go. The person at the machine can translate it into any of the words above.',
          'If you would like to learn, order the same drink in three places and pay attention to the size of the cup. It teaches more than a poster. And when a name is new, ask what it is. Half the people behind you in line would like to know, too.',
        ],
      },
    ],
    service: 'espresso',
  },
  {
    title: [
      'How to keep bread, pastry and cookies fresh',
      'Bread box, freezer or refrigerator?',
      'What to do with baked things you did not finish',
      "Yesterday's croissant, and other problems",
    ],
    answer:
      'Keep bread at room temperature in paper or a box, cut side down, and freeze what you will not eat within two days. Never put bread in the refrigerator, where it goes stale fastest. Pastry is for the day it was baked, or for the freezer. Cookies keep in a tin. To bring something back, use a hot oven for a short time.',
    blocks: [
      {
        heading: 'Why bread goes stale',
        paragraphs: [
          'Staleness is not only drying. The starch in the crumb slowly turns firm, and it does so most eagerly a little above freezing, which is exactly where refrigerators live. So bread in the refrigerator is older after a day than bread on the counter after three. Mold is the other enemy. It likes warmth and moisture, and plastic bags give it both.',
          'A paper bag inside a cloth or a wooden box is a fair middle. The crust stays dry, and the crumb stays soft.',
        ],
      },
      {
        heading: 'Which bread keeps',
        paragraphs: [
          'Large loaves keep longer than small ones, dark ones longer than white, sour ones longer than yeasted. A baguette is a creature of hours. A rye loaf is at its nicest on the second day. If you live alone, ask for half a loaf, or buy a whole one and freeze it in slices on the same evening.',
          'Slice only what you eat. Stand the loaf on its cut face.',
        ],
      },
      {
        heading: 'Freezing',
        paragraphs: [
          'Wrap it tightly, press out the air and write the date on it. Slices can go straight into the toaster. A whole loaf thaws on the counter in some hours, still wrapped, so that the moisture goes back in. Then give it five minutes in a hot oven.',
          'Croissants and buns freeze well when they are fresh. Put them frozen into a medium oven for about ten minutes and let them stand for two. Filled or glazed pastry is another matter, as custard weeps and glaze runs. Eat those first.',
        ],
      },
      {
        heading: 'Bringing it back',
        paragraphs: [
          'Sprinkle a hard loaf with water or hold it briefly under the tap. Put it in a hot oven until the crust crackles. It will be very good for an hour, and then worse than before. So eat it at once. Do not use a microwave for bread unless you plan to use it as a doorstop.',
          'Soft cookies that have turned hard come back with a slice of apple or bread in the tin overnight. Crisp ones that have turned soft need a few minutes in a low oven. Do not keep the two kinds in one tin. Each wants what the other has.',
        ],
      },
      {
        heading: 'When it is past saving',
        paragraphs: [
          'Dry bread is crumbs, croutons, French toast, or a soup with onions in it. Stale cake is trifle. A stale croissant, halved, with almond cream and ten minutes in the oven, is sold in shops on purpose.',
          'Mold is the end, though. On soft bread it runs deeper than you see, so throw the whole loaf away and wash the box with vinegar. Birds should not get it either. They are not as robust as they look.',
        ],
      },
    ],
    service: 'bread',
  },
];
