import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to plan a dinner for a group at a restaurant',
      'Booking a table for twenty without losing friends',
      'A party at a restaurant: what to settle, and when',
      'From date to head count: planning a group dinner',
    ],
    answer:
      'Settle the date, a rough number and a budget for each guest before you call. Ask for a set menu with two or three choices, say what nobody may eat, agree on drinks and on how the bill is handled, and confirm the final number a few days ahead. Put all of it into one written message.',
    blocks: [
      {
        heading: 'Before you call',
        paragraphs: [
          'Three things decide what is possible: when, how many, and how much. A range is fine, such as eighteen to twenty-two people on one of two evenings. Think about the middle of the week. Restaurants can give a group more room on a Tuesday than on a Saturday, and guests with children may prefer it too.',
          'Choose the kind of evening. A long table with plates in the middle makes people talk. Separate courses make people listen, which helps if there are speeches. A standing party with small things feeds the most guests in the smallest room.',
        ],
      },
      {
        heading: 'What to ask',
        paragraphs: [
          'Is there a separate room, and from how many guests? Is there a minimum for food and drink? Are tax and service in the quoted price or on top? When must the number be final, and what happens if two people fall ill? Is a deposit due? Until what time can we stay, and can we be heard?',
          'Ask about the practical corners as well: coats, a place for gifts, a plug for pictures, a step at the door, somewhere to nurse a baby. If you bring a cake, ask who cuts it, and whether there is a charge for that.',
        ],
      },
      {
        heading: 'The menu',
        paragraphs: [
          'Short menus are served warm. For more than a dozen guests, choose a starter for everyone, two or three mains to choose from, and one dessert. A kitchen can send those out together. Twenty different orders come out in waves, and half the table eats alone.',
          'Collect diets and allergies in the invitation, with names. Pass them on as a list: two vegetarian, one without gluten for medical reasons, one with a nut allergy. Ask what the kitchen can safely do and what it cannot. Mark the places at the table, so that the right plate finds the right person.',
        ],
      },
      {
        heading: 'Drinks and the bill',
        paragraphs: [
          'Decide what you pay for. You can choose wines and a limit in advance, pay for wine and beer and leave spirits to the guests, or let everyone order. Tell the restaurant and tell the guests. Water and something festive without alcohol belong on the table in any case.',
          'One bill is simplest. If people pay for themselves, say so in the invitation with a sum that includes tax and tip, and collect it before the day. Nobody enjoys arithmetic after dessert.',
        ],
      },
      {
        heading: 'The last days',
        paragraphs: [
          'Confirm the number, the time, the menu, the cake and the name of the person on duty. Arrive a quarter of an hour before your guests. Tell the server who gives the toast and when, so that plates do not arrive in the middle of it. Then put your phone away. You have done your part, and it is written down.',
        ],
      },
    ],
    service: 'party',
  },
  {
    title: [
      'Eating out with a food allergy: what to say and ask',
      'How to tell a restaurant about an allergy',
      'Allergies at the table, from booking to dessert',
      'Asking the right questions when a food can harm you',
    ],
    answer:
      'Say it when you book, say it again before ordering, name the food exactly and say whether traces matter. Ask how a dish is cooked and not only what is in it: oil, pans, sauces, garnish. If the answer is uncertain, leave that dish. Carry your medicine, and tell your table where it is.',
    blocks: [
      {
        heading: 'Before you go',
        paragraphs: [
          'Look at the menu and pick two or three dishes that seem simple. Grilled, roasted, boiled and plain are easier to judge than fried, stuffed, or sauced. Then call in the afternoon, when the kitchen has time. Ask to speak with somebody who knows the recipes.',
          'Some cuisines lean on certain foods: peanuts and fish sauce here, cream and flour there, sesame or shellfish elsewhere. If yours is everywhere on the menu, another restaurant may be the kinder choice, however much you like this one.',
        ],
      },
      {
        heading: 'What to say',
        paragraphs: [
          'Be exact. I am allergic to cashews and pistachios. Peanuts are fine. Small amounts can make me ill. That is better than no nuts, please. If you avoid something for other reasons, say that instead. Kitchens treat an allergy with separate boards and clean pans. It takes time and attention, and both should go to people who need them.',
          'A small card with your allergens, in the language of the kitchen if possible, travels well from table to stove and back.',
        ],
      },
      {
        heading: 'What to ask',
        paragraphs: [
          'Is the fryer shared with breaded things? Is there butter, flour or stock in the sauce? Is the garnish on it already? Is the grill cleaned between items? Does bread come in the same basket? Are desserts bought in, and do they have a label?',
          'Listen to how the answer comes. Let me ask the chef is a good one. It should be fine is not. You are not being difficult. A dish you cannot be sure of is not worth a night in a hospital.',
        ],
      },
      {
        heading: 'At the table',
        paragraphs: [
          'When the plate arrives, repeat the name of your allergen to the person who carries it. It may not be the one who took the order. If something looks different from what you discussed, wait and ask. If a mistake was made, the dish has to be cooked again; picking things off does not help.',
          'Sharing is the risky part of a merry evening. Serve yourself first with a clean spoon, or have your own plate. Mention kisses and glasses to the people close to you, too.',
        ],
      },
      {
        heading: 'If something happens',
        paragraphs: [
          'Do not wait to see. Follow the plan you made with your doctor, use your auto-injector if it says so, and have someone call the emergency number. Do not go to the restroom alone. Tell the staff what you ate, and ask them to keep the packaging.',
          "Once you are well, call the restaurant and describe it calmly. It is information that protects the next guest. This page is general; for your own allergy, your doctor's advice comes first.",
        ],
      },
    ],
    service: 'menu',
  },
  {
    title: [
      'What to do with restaurant leftovers',
      'Taking food home: keep it, reheat it, or let it go',
      'Leftovers from dinner out, kept safely',
      'The box in the refrigerator: how long, how warm',
    ],
    answer:
      'Put leftovers in the refrigerator within two hours, sooner in summer heat, in shallow closed containers. Eat them within three to four days, and reheat them until they steam all the way through. If it stood in a warm car all evening, throw it away. Smell is no proof that food is safe.',
    blocks: [
      {
        heading: 'The way home',
        paragraphs: [
          'The clock starts when the dish leaves the stove and not when you ask for the box. Bacteria like the range between refrigerator cold and serving hot. If there is a film after dinner, ask for the box and give it to somebody who drives straight home, or let it go.',
          'Pack sauces and crisp things apart, and ask for the salad without dressing. Rice, seafood, creamy dishes and meat deserve the most care. Bread and pickles forgive nearly everything.',
        ],
      },
      {
        heading: 'Into the refrigerator',
        paragraphs: [
          'Restaurant boxes are made for the walk and not for the week. Move the food to flat containers with lids, so that it cools quickly. You need not wait until it is cold. Large warm pots do raise the temperature around them, which is why shallow is better. Write the day on a piece of tape.',
          'Keep it above raw meat, never below. And set the refrigerator to forty degrees Fahrenheit or a little less. A thermometer inside costs little and is often a surprise.',
        ],
      },
      {
        heading: 'Warming it up',
        paragraphs: [
          'Heat until it steams in the middle. Soups and sauces should boil. In a microwave, spread food in a ring, cover it, stir halfway, and let it stand a minute. Take only as much as you will eat, since each round of cooling and heating takes something away and adds some risk.',
          'Different foods want different treatment. Pizza and roast potatoes come back in a dry pan with a lid. Fried things need a hot oven on a rack. Rice and noodles want a spoonful of water. Steak is often nicer sliced cold on a salad than cooked a second time.',
        ],
      },
      {
        heading: 'Freezing',
        paragraphs: [
          'Stews, sauces, cooked grains, bread and most cakes freeze well. Salads, fried food, soft eggs and cream sauces do not. Freeze in portions and thaw in the refrigerator, not on the counter. What has thawed should be eaten within a day or so and not frozen again.',
        ],
      },
      {
        heading: 'When to let it go',
        paragraphs: [
          'Throw it out if it stood warm for long, if the power was off for hours, if it is older than you can remember, or if someone at home is pregnant, very old, very young or has a weak immune system and you are in doubt. Do not taste it to find out.',
          'Next time, order less and then more. A half portion, a dish to share or a starter in place of a main are ordinary requests. And if you do take a box, put it in front of everything else on the shelf. It is the only place where leftovers are eaten.',
        ],
      },
    ],
    service: 'takeout',
  },
  {
    title: [
      'How much food do I need for a party?',
      'Feeding forty: amounts, order and timing',
      'Catering quantities without a calculator',
      'Planning a buffet that does not run out',
    ],
    answer:
      'Plan about a pound of food for each adult at a full meal and half for each child, split over several dishes. Fewer dishes in larger amounts go further than many small ones. Put bread, salad and sides first on the buffet and meat last. Add a tenth for hunger, and boxes for the rest.',
    blocks: [
      {
        heading: 'Count appetites',
        paragraphs: [
          'An invitation to a hundred is not a hundred eaters. Ask for replies, then call those who forgot. Teenagers count for two at lunch and for none if there is a pool. After a game, after moving and after funerals people eat more than they thought they would. At an evening with speeches they eat less and drink more.',
          'The hour decides too. At noon and at seven they expect a meal. At four they expect cake, at nine something in the hand.',
        ],
      },
      {
        heading: 'Amounts',
        paragraphs: [
          'For a main course, think of six ounces of cooked meat or fish for an adult, four if there are two kinds. Sides together come to about the same weight again, and salad is a handful. Pasta or rice swells to three times its weight. For bread, a slice and a half each. For finger food without a meal, ten to twelve pieces over an evening. Before a meal, three or four.',
          'Take one more portion of whatever is vegetarian than you have vegetarians. Everybody takes a spoon of it.',
          'Drinks: two in the first hour, then one an hour. Water is always forgotten. So is ice, a pound each in summer.',
        ],
      },
      {
        heading: 'The order on the table',
        paragraphs: [
          'People fill the plate in the order in which they meet the food. So plates, bread, salad, vegetables, sides, then meat and fish, then sauces. Cutlery comes at the end, wrapped, because nobody can carry it and serve at once. Put the table where both sides can be used and the line divides in two.',
          'Small dishes that are refilled look better and stay warmer than one tray that looks like a battlefield at half past eight.',
        ],
      },
      {
        heading: 'Warm, cold and safe',
        paragraphs: [
          'Hot food stays hot, above one hundred and forty degrees Fahrenheit, and cold food below forty. What has stood out for two hours is finished, sooner in the sun. Think about where it is warmed and where it is cooled, before it arrives. Label dishes with what is in them, and keep the ones for allergies at a separate end with their own spoons.',
        ],
      },
      {
        heading: 'What to ask a caterer',
        paragraphs: [
          'Send date, place, number, hour, the budget for each guest, and what the kitchen there has: oven, refrigerator, plugs, water. Ask what is included: delivery, dishes, people, cleaning up, trash. Ask when the number must be final, and what happens with a dozen more or fewer.',
          'Ask for a menu that suits the drive. Stews, roasts, grains and baked dishes travel well. Fried and very green things do not. And ask for a tasting if it is a wedding. For forty colleagues on a Thursday, trust the person who cooks it every week.',
        ],
      },
    ],
    service: 'cater',
  },
  {
    title: [
      'How to choose a wine in a restaurant',
      'The wine list, and what to say about it',
      'Ordering wine without being afraid of the list',
      'A bottle for the table: three questions',
    ],
    answer:
      'Name a sum, a color and what you usually like, and ask for a suggestion. Point at a price on the list if you do not want to say it aloud. For several dishes on one table, take something light and lively. When the bottle comes, check the label, smell it, taste it, and send it back only if it is faulty.',
    blocks: [
      {
        heading: 'What to say',
        paragraphs: [
          'You need no vocabulary. Dry or not so dry, light or heavy, something we can drink with all of this, around here on the list. With your finger on a price. It is a complete order. If you know one wine that you liked, name it, even if it came in a box. It tells more than adjectives do.',
          'By the glass is a fair choice for two people who eat different things. Ask what has been opened today.',
        ],
      },
      {
        heading: 'With food',
        paragraphs: [
          'Two rules are enough. The wine should be about as strong as the dish: delicate with delicate, sturdy with sturdy. And it should be at least as sour as the sauce and at least as sweet as the dessert. With hot spices, less alcohol and a little sweetness are kind. With fish, a light red is allowed. The police do not come.',
          'If everybody has ordered something else, look in the middle: a fresh white with some body, a light red served cool, a rosé, or something sparkling, which goes with nearly all of it and with a bad mood as well.',
        ],
      },
      {
        heading: 'The ceremony',
        paragraphs: [
          'The label is shown so that you see whether it is the one you chose. The year too. Then you get a sip. Smell it first. You are not asked whether you like it, but if it is sound. A wine that smells of wet cardboard is corked. One that smells of vinegar or stale nuts has had air. Say so, and ask the server to smell as well. Such bottles go back, nobody minds.',
          'If it is sound and you simply do not care for it, say that too, kindly. What happens then depends on the house.',
          'Temperature is yours to ask for. Reds are often too warm, whites too cold. Ice for ten minutes, or a pause on the table, helps both.',
        ],
      },
      {
        heading: 'Without alcohol',
        paragraphs: [
          'Ask for it in the same breath. Many kitchens press, brew or ferment something, and tea goes remarkably well with food. Nobody owes an explanation. If you drive, decide before the first glass who takes the key. If someone at the table does not drink, order water and something festive for all and pour it without comment.',
          'Some wines contain traces that matter to people with allergies. Ask.',
        ],
      },
      {
        heading: 'Your own bottle',
        paragraphs: [
          'If you would like to bring one, call. State law and the house decide, and there may be a fee for opening it. Bring something that is not on the list, and offer a taste to whoever opens it. A bottle unfinished may be taken home in many states, if it is closed and bagged by the restaurant. Ask for that before the last glass, and put it in the trunk.',
        ],
      },
    ],
    service: 'wine',
  },
  {
    title: [
      'Eating out with small children',
      'A restaurant, a high chair and twenty calm minutes',
      'Children at the table: before, during, after',
      'How to have dinner out with a toddler',
    ],
    answer:
      "Go early, ask for a table at the edge, order the child's food at once and yours with it, bring two quiet things to do, and have one of you ready for a walk. Choose places with noise of their own. Keep it to an hour. Leave a tip that says you saw what was under the table.",
    blocks: [
      {
        heading: 'Before you go',
        paragraphs: [
          'Choose the hour by the child and not by the restaurant. Half past five is a fine time to eat. Kitchens are awake, rooms are empty, and by the time others come you are on your way. Look at the menu at home, and decide on two dishes, so that you can order as you sit down.',
          'Call and say how many, how small, and that you would like a corner. Ask for a high chair and whether a stroller can stay. Mention allergies. Practice at home the two sentences that matter: we stay on our chairs, and we use the indoor voice.',
        ],
      },
      {
        heading: 'What to bring',
        paragraphs: [
          'A bib, wipes, a cup with a lid, and some bread for the first minutes. Two small things, one at a time: crayons with paper, stickers, a little car. Nothing that rolls far or plays a tune. Screens are your affair. With headphones, please.',
          'A change of clothes stays in the car. If you have it, you will not need it.',
        ],
      },
      {
        heading: 'At the table',
        paragraphs: [
          'Seat the child away from the aisle, where hot plates pass. Move knives, glasses and candles to the middle. Ask for the check together with the coffee, as departures with children happen suddenly.',
          'Order something plain and something new, and put the new thing on your own plate. It gets eaten from there. Share from the middle. Ask for a small plate and a spoon. Let the child order aloud, at three or four, and say please. Servers remember such guests for weeks.',
          'If it gets loud, one adult walks round the block with the child. Do it at the first sign and not at the third. It is not a defeat. It is simply the second course.',
        ],
      },
      {
        heading: 'What restaurants can do',
        paragraphs: [
          'Ask for half portions, for sauce on the side, for plain rice. Ask where a diaper can be changed before you have to know. Say when a dish should come at once. Most kitchens gladly send the small one first.',
          'If you need quiet to nurse, ask for a seat with its back to the room. You may nurse where you sit. A corner is merely more comfortable.',
        ],
      },
      {
        heading: 'Leaving',
        paragraphs: [
          'Pick up what can be picked up: crayons, bread, half a banana. Nobody expects you to clean the floor, but a try is noticed. Tip well if the table looked like a field after a storm. Thank the people who were patient, and let the child say goodbye to the cook through the window.',
          'Then go home before it tips over. A short good evening is what makes a second one possible. In a few years they will sit through four courses and choose the dessert. Until then, half past five.',
        ],
      },
    ],
    service: 'dinner',
  },
];
