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
];
