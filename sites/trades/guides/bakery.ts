import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to order a birthday cake',
      'Ordering a birthday cake: size, flavor and timing',
      'What to tell the bakery when you order a birthday cake',
      'A birthday cake in five decisions',
    ],
    answer:
      'Order when the date is fixed. Have five things ready: the day and hour of pick-up, the number of guests, the flavor, the words for the top, and any allergies. Ask for the price and for the last day on which you can change something, and have all of it confirmed in writing.',
    blocks: [
      {
        heading: 'Choose the size by the guests',
        paragraphs: [
          'Count adults and children separately. A portion for a child is about half of one for an adult. If there is other dessert, you can order for three quarters of the guests. If the cake is all there is, order for everyone and add a few portions.',
          'A sheet cake gives the most portions for its price and is easy to cut. A round cake looks festive and suits smaller groups. Tiers are for large parties and need more care on the road.',
        ],
      },
      {
        heading: 'Pick a flavor most people like',
        paragraphs: [
          'Vanilla, chocolate and lemon are liked by nearly everyone. Coffee, nuts and strong spices divide a table. If the guest of honor loves something unusual, such as pistachio, order a small cake of that and a larger plain one for the others.',
          'Think of the weather as well. Buttercream softens in the sun, whipped cream does not like a warm car, and chocolate glaze travels well in winter and badly in August.',
        ],
      },
      {
        heading: 'Say who cannot eat what',
        paragraphs: [
          'Ask the parents or the guests before you order. Tell the bakery whether it is an allergy or a preference, because the answer may differ. A kitchen that uses nuts every day can bake a cake without nuts but may not be able to rule out traces.',
        ],
      },
      {
        heading: 'Write the words down',
        paragraphs: [
          'Spell the name and the greeting exactly as they should appear, and send it in writing. Names that sound alike are spelled in many ways. Keep it short: a name and a number are easier to read than a sentence.',
          'If you want a picture or a figure on top, ask whether it is made of sugar, paper or plastic, and who brings it.',
        ],
      },
      {
        heading: 'Plan the way home',
        paragraphs: [
          'Clear the floor of the car before you leave and lay down something that does not slide. Carry the box with both hands from below. At home, ask whether the cake belongs in the refrigerator and when it should come out. Most cakes taste better after an hour at room temperature.',
        ],
      },
      {
        heading: 'When something goes wrong',
        paragraphs: [
          'Look at the cake before you leave the shop. A name can be corrected in two minutes there and not at all at the party. If the box was dropped on the way, call and ask what can be done: a smear of frosting hides more than people think.',
          'Keep the order note in your pocket with the phone number of the bakery. If you are late for pick-up, call before closing time, and ask whether somebody will wait or where the cake will be kept.',
        ],
      },
    ],
    service: 'birthday',
  },
  {
    title: [
      'How to keep bread fresh for longer',
      'Storing bread: paper, box or freezer?',
      'Why bread goes stale and what to do about it',
      'Keeping a loaf through the week',
    ],
    answer:
      'Keep crusty bread in paper or in a bread box at room temperature, with the cut side down. Keep soft bread in a closed bag. Do not put bread into the refrigerator. Whatever you will not eat within two days, slice and freeze on the first day, and toast the slices straight from the freezer.',
    blocks: [
      {
        heading: 'What happens when bread gets stale',
        paragraphs: [
          'Bread gets firm because the starch in it changes as it cools and rests. Drying out is only part of it. That is why a loaf in a sealed bag can still taste old, although it has kept its water.',
          'The change is quickest at refrigerator temperature. At room temperature it is slower, and in the freezer it nearly stops.',
        ],
      },
      {
        heading: 'Different breads, different storage',
        paragraphs: [
          'A baguette is for the day it is baked. A white loaf keeps two days, a mixed or whole-grain loaf three or four, and a dense rye loaf a week. The more whole grain and sourdough a bread has, the longer it stays moist.',
          'Crusty loaves want some air, or the crust turns to leather. Soft sandwich bread wants a closed bag, or it dries. If you like both, keep two places for them.',
        ],
      },
      {
        heading: 'Freeze it on the first day',
        paragraphs: [
          'Freezing keeps bread as it is at that moment, so do it while it is fresh. Slice it first and press the air out of the bag. Write the date on it. It is good for about two months. After that it starts to taste of freezer.',
          'Toast slices without thawing them. A whole loaf thaws at room temperature in a few hours. Ten minutes in a hot oven give the crust back.',
        ],
      },
      {
        heading: 'What to do with old bread',
        paragraphs: [
          'Stale is not spoiled. Dip a hard roll in water and bake it for a few minutes. Cut old white bread into cubes for croutons or for a bread pudding. Dry slices can be grated into crumbs that keep for weeks in a jar.',
          'Mold is different. If you see it on one slice, throw the whole bag away, since what you see is only part of it. Then wash the bread box with vinegar and let it dry.',
        ],
      },
      {
        heading: 'Ask at the counter',
        paragraphs: [
          'Ask how long the loaf you bought usually keeps, and whether half a loaf can be had. A smaller piece bought more often is a simple way to eat fresh bread.',
        ],
      },
      {
        heading: 'Buying for a weekend or a holiday',
        paragraphs: [
          'Before a holiday, bakeries bake more and still sell out. Order the loaves you need, and ask which day they are baked. A loaf that was baked on Friday and frozen on Friday is fresher on Sunday than one that lay in a bag since Saturday.',
          'If you have guests, plan about four slices per person for a breakfast with other dishes, and six if bread is the main thing.',
        ],
      },
    ],
    service: 'bread',
  },
  {
    title: [
      'Planning a wedding cake',
      'When and how to order a wedding cake',
      'Questions to settle before you order a wedding cake',
      'A wedding cake from the first call to the last slice',
    ],
    answer:
      'Start three to six months ahead. Settle the date, the place and the number of guests first, then ask two bakeries about tastings. Decide on flavor before decoration, agree on delivery with the venue, and get the design, the portions and the price in writing before you pay a deposit.',
    blocks: [
      {
        heading: 'What to know before the first call',
        paragraphs: [
          'The bakery will ask for the date, the venue, the number of guests, and the time of day the cake is cut. Indoors or outdoors matters too. A cake that stands in a tent in July needs another frosting than one in a cool hall.',
          'Collect a few pictures. They do not have to agree with each other. Say of each what you like: the shape, the color, the flowers, the plainness.',
        ],
      },
      {
        heading: 'Taste before you decide',
        paragraphs: [
          'Ask whether there is a tasting, what it costs, and whether that counts toward the order. Bring the other person who decides, and nobody else. Try the frosting alone, as there will be a lot of it. Write down what you liked, since after the sixth piece everything tastes of sugar.',
        ],
      },
      {
        heading: 'Choose the number of portions',
        paragraphs: [
          'Wedding portions are small. If there is a dessert buffet, plan for two thirds of the guests. Many couples order a smaller cake to look at and a plain sheet cake of the same flavor for the kitchen to cut. Guests do not notice, and it costs less than more tiers.',
          'Ask whether the smallest tier is counted as portions or kept for you.',
        ],
      },
      {
        heading: 'Settle the delivery',
        paragraphs: [
          'Ask the venue when the room is open, where the cake will stand, and whether there is a refrigerator. Give the bakery the name and number of a person who will be there. That person should not be one of the couple.',
          'Agree who brings the stand, the knife and the flowers. Flowers on a cake should be edible or wrapped at the stem. Ask the florist and the bakery to talk to each other.',
        ],
      },
      {
        heading: 'Get it in writing',
        paragraphs: [
          'The confirmation should name the flavors of each tier, the colors, the portions, the hour of delivery, the price, the deposit and the last day for changes. Read it together. If something is only in your head, it is not in the order.',
        ],
      },
      {
        heading: 'The day before and the day after',
        paragraphs: [
          'Call the bakery two days ahead to confirm the hour and the address. Give the venue the name of the bakery, so that the driver is let in. Ask who cuts the cake and whether the staff know which tier is which flavor.',
          'If you keep a piece for the first anniversary, freeze it the same night, wrapped twice. Buttercream takes it well, fresh fruit and whipped cream do not. Return the stand and the boards by the day that was agreed, since the next wedding needs them.',
        ],
      },
    ],
    service: 'wedding',
  },
  {
    title: [
      'How much to order for an office breakfast',
      'Pastry and rolls for a group: how many?',
      'Ordering from a bakery for a meeting',
      'Breakfast for twenty without leftovers',
    ],
    answer:
      'Plan one and a half small pastries or one roll with filling per person for a morning meeting. Order two or three kinds instead of eight, include something savory and something without animal products, and have it delivered or collected half an hour before people arrive.',
    blocks: [
      {
        heading: 'Count the people who really come',
        paragraphs: [
          'Of those invited to a meeting, a few will not be there. Order for the number that has answered and add one or two. If the meeting is before nine, people are hungry. After ten, many have eaten, and one piece each is enough.',
          'Cut large pastries in half. People take a half more easily than a whole, and a half often does.',
        ],
      },
      {
        heading: 'Choose few kinds',
        paragraphs: [
          'Two sweet kinds, one savory and one plain cover almost everyone. A plain croissant is the safe choice. Fillings that drip belong at a table with plates, not at a desk with papers.',
          'Include one kind without nuts and one without milk or eggs, and label them. Ask the bakery to pack those separately.',
        ],
      },
      {
        heading: 'Order ahead',
        paragraphs: [
          'The day before is the least. For more than thirty pieces, ask two or three days ahead, since the dough is made the day before it is baked. Send a list with pieces, hour, address and a phone number. Ask how the order is packed and whether napkins come with it.',
        ],
      },
      {
        heading: 'Set it up',
        paragraphs: [
          'Put the food at one end of the room and the coffee at the other, or there will be a line. Open boxes look fine on a table. Turn the lids back and put a knife and napkins beside them.',
          'Savory pieces are better a little warm. Ten minutes in an oven help; a microwave makes pastry soft and bread tough.',
        ],
      },
      {
        heading: 'What to do with the rest',
        paragraphs: [
          'Send it around the house before noon. Croissants keep until the evening in a paper bag. Rolls can be frozen. Write down what was left and what was gone first, and change the next order accordingly. After two or three meetings you will know your numbers.',
        ],
      },
      {
        heading: 'Coffee, cups and the small things',
        paragraphs: [
          'Ask whether the bakery also brings coffee and cups, or whether you need to arrange that. Plan one cup and a half of coffee per person in the morning and some tea. Milk, a drink without milk, sugar and spoons are forgotten more often than the food.',
          'Count the plates. Pastry with powdered sugar needs one, a roll in a napkin does not. If the meeting room has no table for food, bring a cloth and use a window sill or a second desk.',
          'Put one person in charge of receiving the order. That person checks the number of boxes, signs, and knows where the vegan pieces are.',
        ],
      },
    ],
    service: 'office',
  },
  {
    title: [
      'Baking for people with allergies: what to ask',
      'Ordering cake for guests who avoid gluten, nuts or milk',
      'Allergies and cake: a short guide for hosts',
      'Questions about ingredients to ask a bakery',
    ],
    answer:
      'Find out from the guest what exactly has to be avoided and whether traces matter. Then call the bakery, name the ingredient, and ask three questions: can it be left out, what replaces it, and what else is handled in the same room. Label the cake at the party and use its own knife.',
    blocks: [
      {
        heading: 'Ask the guest first',
        paragraphs: [
          'No gluten can mean a preference, an intolerance or celiac disease. No nuts can mean no almonds but coconut is fine. Only the guest knows. Ask what happens if they eat a trace of it. If the answer is serious, tell the bakery in exactly those words.',
          'For children, ask the parents and not the child.',
        ],
      },
      {
        heading: 'What a bakery can and cannot do',
        paragraphs: [
          'Leaving an ingredient out is often simple. Keeping every trace away is not, because flour and ground nuts travel through the air and on hands. A bakery that works with wheat all day may bake a cake from rice flour and still advise against it for someone with celiac disease. That is not unkind. It is useful to know.',
        ],
      },
      {
        heading: 'What replaces what',
        paragraphs: [
          'Butter can be replaced by vegetable fat or oil, milk by oat or soy drink, eggs by fruit puree or starch in some cakes. Wheat flour is the hardest to replace, as it gives the structure. Flat cakes, brownies and nut-based cakes suit baking without wheat better than tall sponge.',
          'Ask to taste a small piece first, or order a few cupcakes before you order the big cake.',
        ],
      },
      {
        heading: 'At the party',
        paragraphs: [
          'Keep the special cake in its box until the guest is there. Put a label on it and a knife beside it that touches nothing else. Let that guest go first. If there are candles or sprinkles, check those as well, because decorations often contain what the cake does not.',
        ],
      },
      {
        heading: 'If you are not sure',
        paragraphs: [
          'Offer something that never had the ingredient: fruit, sorbet, or a packed product with a label. Many people with allergies are glad to bring their own dessert. Ask them. It is easier for them than to refuse yours.',
        ],
      },
      {
        heading: 'Reading a label',
        paragraphs: [
          'Packed goods list the main allergens by law, usually in bold or after the word contains. Unpacked goods from a case have no label, so you have to ask. The answer should come from somebody who knows the recipe and not from a guess.',
          'May contain is a statement about traces. People with a mild intolerance often eat such products, people with a severe allergy do not. Leave that decision to them, and keep the packaging of everything you used, so that they can read it themselves.',
          'Write the ingredients of a homemade cake on a card. It takes two minutes and answers most questions.',
        ],
      },
    ],
    service: 'allerg',
  },
  {
    title: [
      'How to tell one bread from another',
      'Bread types: sourdough, rye, brioche and more',
      'Which bread for which meal?',
      'What the names of breads mean',
    ],
    answer:
      'Sourdough is raised by a culture of wild yeast and tastes slightly sour. Rye is dense and keeps long. Whole grain uses the entire kernel. A baguette is white, crusty and made for the day. Brioche is rich with butter and eggs. Ask what the flour is, how long the dough rests, and what the bread goes well with.',
    blocks: [
      {
        heading: 'Sourdough',
        paragraphs: [
          'A sourdough starter is flour and water in which yeasts and bacteria live. It raises the bread slowly, over half a day or more. That gives taste, a firm crumb and a crust, and it helps the loaf keep. Not every bread that tastes sour is made this way, as vinegar or dried sour can be added. Ask how it is raised. For people who react to wheat it is not a safe choice, since the gluten is still there.',
        ],
      },
      {
        heading: 'Rye and whole grain',
        paragraphs: [
          'Rye has little of the protein that makes dough stretch, so rye bread is low and moist. It is cut thin and eaten with strong toppings. Whole-grain bread contains bran and germ. It fills more and goes rancid sooner, so buy it in the size you eat within a few days. Multigrain only means that several grains are in it, and the flour may be white.',
        ],
      },
      {
        heading: 'White breads',
        paragraphs: [
          'Baguette, ciabatta and country loaf are made from white flour, water, salt and yeast. What differs is the amount of water and the time. More water gives larger holes. They are at their peak in the first hours. Sandwich bread has some fat and sugar, stays soft, and is made for the toaster.',
        ],
      },
      {
        heading: 'Rich doughs',
        paragraphs: [
          'Brioche and challah contain eggs, and brioche much butter. They are good for breakfast, for French toast and for burgers. Milk bread is soft and slightly sweet. These breads brown quickly, so toast them at a low setting. They freeze well in slices.',
        ],
      },
      {
        heading: 'Choosing at the counter',
        paragraphs: [
          'For soup, take a crusty loaf. For cheese, rye or nut bread. For children, something soft without seeds. For guests, two kinds in half loaves, if halves are sold. Say how many people there are and when you will eat, and ask which loaf was baked last. If you want it sliced, ask for the thickness, and have it cut only when it has cooled.',
        ],
      },
      {
        heading: 'Reading the sign',
        paragraphs: [
          'A sign may list flour, water, salt and yeast or sourdough, and nothing else is needed for bread. Malt gives color. Oil and sugar keep a loaf soft. If you avoid something, ask for the full list, as seeds on the outside and milk in the dough are easily missed. Ask also whether the same slicer is used for all breads.',
        ],
      },
    ],
    service: 'loaf',
  },
  {
    title: [
      'How to decorate a plain cake at home',
      'A plain cake from the bakery, dressed up at home',
      'Simple ways to finish a cake yourself',
      'Decorating a cake without special tools',
    ],
    answer:
      'Order a plain cake with smooth frosting and add what is special at home: fresh fruit, flowers that are safe to eat, chocolate curls, or a paper topper with the name. Do it on the day, an hour or two before it is served. Keep to two colors and one idea, and take a picture before the candles are lit.',
    blocks: [
      {
        heading: 'What to order',
        paragraphs: [
          'Ask for a cake of the right size, covered with buttercream or whipped cream, without decoration. Buttercream is firmer and easier to work on. Tell the bakery what you plan, so that they can leave the top level or make an edge. Ask how it should be stored until then, and when it has to come out of the refrigerator.',
        ],
      },
      {
        heading: 'Fruit and flowers',
        paragraphs: [
          'Berries need no cutting and no skill. Wash them, dry them well, and set them in a ring or a heap. Cut fruit gives off juice and should go on last. For flowers, use only kinds that are safe to eat, such as roses, violas or marigolds that were grown without sprays. Flowers from a florist are usually treated. Wrap their stems, or lay them beside the cake.',
        ],
      },
      {
        heading: 'Chocolate, nuts and crumbs',
        paragraphs: [
          'Pull a vegetable peeler along a bar of chocolate at room temperature to get curls. Press chopped nuts or cookie crumbs against the side with a flat hand. Cocoa through a sieve over a paper shape gives a clean picture: a heart, a number, a letter cut from cardboard. Lift the paper straight up. Ask about nut allergies before you use any.',
        ],
      },
      {
        heading: 'Writing',
        paragraphs: [
          'A small bag with the corner cut off and melted chocolate in it is enough. Practice on a plate. Write from the middle outward, so that the name is centered. If your hand is not steady, write on a paper flag or a cookie and set that on the cake. Mistakes come off with a knife once they are cold.',
        ],
      },
      {
        heading: 'Transport and timing',
        paragraphs: [
          'Decorate where the cake will be eaten, if you can. Bring the fruit and the topper in a separate box. Put candles in shortly before, and count how many there are: sixty candles melt frosting. Have a large knife, hot water to wipe it with, and more plates than you expect. Cut from the middle for a round cake with many guests, in a grid for a sheet cake.',
        ],
      },
      {
        heading: 'If it goes wrong',
        paragraphs: [
          'Frosting that tears can be smoothed with a knife dipped in hot water. Fruit that slides needs to be drier, or a little jam below it. A lopsided cake is turned so that the high side faces the wall. And a cake with a hole in it becomes dessert in glasses: crumbled cake, cream, berries, in layers.',
        ],
      },
    ],
    service: 'cake',
  },
];
