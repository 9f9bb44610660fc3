import type { TradePack } from '../pack.ts';

export const guides: TradePack['guides'] = [
  {
    title: [
      'How to make cut flowers last longer',
      'Caring for a bouquet at home',
      'Why flowers wilt early, and what helps',
      'Fresh flowers for a week: water, cut, place',
    ],
    answer:
      'Wash the vase, fill it with lukewarm water, take off every leaf that would be under water, and cut two fingers of stem at an angle with a sharp knife. Change the water every two days and cut again each time. Keep the vase out of the sun, away from heaters, and away from fruit.',
    blocks: [
      {
        heading: 'The first ten minutes',
        paragraphs: [
          'A cut stem closes within minutes in dry air. On the way home, keep the flowers wrapped and out of the wind. At home, put them in water at once, even if it is only the sink, and look for the vase afterward.',
          'Cut with a knife or sharp scissors. Blunt scissors squeeze the stem shut. The angle matters because a straight stem can stand flat on the bottom of the vase and drink nothing.',
        ],
      },
      {
        heading: 'Clean water, clean vase',
        paragraphs: [
          'Flowers do not die of thirst as often as of bacteria. Leaves under water rot, and the rot blocks the stems. Scrub the vase with soap before you use it. If the water is cloudy, it is late.',
          'The packet of flower food contains sugar, an acid and something against bacteria. Use all of it in the right amount of water. A penny or an aspirin does little.',
        ],
      },
      {
        heading: 'Each flower is different',
        paragraphs: [
          'Tulips keep growing and like little water, cold. Roses like plenty, lukewarm. Hydrangeas drink through the blooms as well: a wilted one can be laid in water for an hour. Woody stems such as lilac should be split at the end. Daffodils give off a sap that harms others, so let them stand alone for a day first.',
          'Lilies drop pollen that stains. Pull the anthers off with a tissue when the flower opens, and keep lilies away from cats altogether.',
        ],
      },
      {
        heading: 'Where to put the vase',
        paragraphs: [
          'Cool and bright without direct sun is right. A kitchen table next to ripe bananas is not, because fruit gives off a gas that ages flowers. At night, the coolest room of the house adds a day or two.',
          'When the first flowers fade, take them out. The rest will look like a new, smaller bouquet if you cut it shorter and change the vase.',
        ],
      },
      {
        heading: 'When you buy the next one',
        paragraphs: [
          'Ask which flowers came in today and which keep longest. Buds that show color last longer than open flowers. Carnations, chrysanthemums and alstroemeria often keep for two weeks. Sweet peas and poppies are for two or three days, and people buy them anyway.',
        ],
      },
      {
        heading: 'Reviving a tired bouquet',
        paragraphs: [
          'If the heads hang, cut three fingers off the stems and stand the flowers up to the neck in lukewarm water for an hour, in a dark and cool place. Roses often recover. If the petals are brown, they will not.',
          'Take the bouquet apart when half of it is over. Short stems look fresh in a glass, and single blooms float in a bowl.',
        ],
      },
    ],
    service: 'bouquet',
  },
  {
    title: [
      'Planning flowers for a wedding',
      'Wedding flowers: what to decide and when',
      'How to talk to a florist about a wedding',
      'A list for your wedding flowers',
    ],
    answer:
      'Begin six to nine months ahead. Fix the date, the venue and the amount you can spend before the first talk. Make a list of pieces in the order they matter to you, bring pictures of colors and not only of flowers, and ask for a written quote by piece. Confirm the numbers four weeks before the day.',
    blocks: [
      {
        heading: 'Make the list',
        paragraphs: [
          'Usually it has a bridal bouquet, buttonholes and corsages for the families, flowers for the ceremony, and something for each table. Car, cake, stairs and hair may follow. Put a number next to each and mark the three you care about most.',
          'If the amount does not reach, shorten the list from the bottom. A few large pieces are seen more than many small ones.',
        ],
      },
      {
        heading: 'Bring what helps',
        paragraphs: [
          'A picture of the dress, a piece of ribbon in the color of the suits, photos of the room by daylight and at night. Pictures from magazines are useful if you say what you like about each. Two that you dislike are useful as well.',
          'Tell the florist about allergies in the family and about strong scents. Lilies in a small room are too much for many people.',
        ],
      },
      {
        heading: 'Think of the season',
        paragraphs: [
          'Peonies bloom for a few weeks in spring, dahlias from late summer until frost. Flowers that grow outside at the time of your wedding are fresher, and the stems cost less. If you have your heart set on something out of season, ask what can be had and what it would cost, and choose a second flower in the same color.',
        ],
      },
      {
        heading: 'Ask the venue',
        paragraphs: [
          'From when can the room be decorated? Are candles allowed, may things be hung, must everything be gone by midnight? Some places have their own vases or insist on their own decorator. Give the florist the name of a person at the venue.',
          'Outdoors, ask about shade and wind. A tall vase on a lawn falls over at the first gust.',
        ],
      },
      {
        heading: 'Read the quote together',
        paragraphs: [
          'It should say what each piece is, which flowers are planned, what happens when one is not available, what delivery and set-up cost, and who takes things down. Ask when the deposit is due and until when you may change the number of tables. Then put the date of the last talk in your calendar, about a month before the wedding.',
        ],
      },
      {
        heading: 'Who carries the flowers',
        paragraphs: [
          'The bridal bouquet and the buttonholes should arrive where people dress, the rest where they celebrate. Give the florist both addresses and a name at each. Buttonholes go on the left side, with the stem down; ask to be shown how the pin works.',
          'After the ceremony, some pieces can be moved to the dinner tables. Decide beforehand who moves them, and in which car.',
        ],
      },
    ],
    service: 'wedding',
  },
  {
    title: [
      'Sending flowers for a funeral',
      'Which flowers to send when somebody has died',
      'Sympathy flowers: what is customary and what is kind',
      'Flowers for a service or for the family at home',
    ],
    answer:
      'Read the notice first: some families ask for no flowers or for a donation. If flowers are welcome, send them to the service in time, or to the home in the days after. Family usually orders the casket spray and wreaths; friends send bouquets, plants or a joint arrangement. Add a card with your full name.',
    blocks: [
      {
        heading: 'To the service or to the home?',
        paragraphs: [
          'Flowers for the service go to the funeral home, the church or the cemetery and should be there a few hours before. The florist needs the name of the person who died, the place and the hour. Most florists know the local places and when they accept deliveries.',
          'Flowers to the home are for those who are left. A week later, when the house is quiet, they are often more welcome than on the day itself.',
        ],
      },
      {
        heading: 'What to choose',
        paragraphs: [
          'White and soft colors are never wrong. But if the person loved sunflowers or red tulips, that is a good reason to send them. A plant lasts, and some people like to put it in the garden later. Others do not want one more thing to look after.',
          'Customs differ. At Jewish funerals flowers are usually not given. In some Asian families white and yellow chrysanthemums are right, and red is not. If you do not know, ask a relative, or ask the florist.',
        ],
      },
      {
        heading: 'Words for the card',
        paragraphs: [
          'A few words are enough. With love, thinking of you, in memory of a good neighbor. Write your full name, since the family will read many cards at once. On a ribbon there is room for a line and a signature, so keep it short.',
        ],
      },
      {
        heading: 'When several people send together',
        paragraphs: [
          'One larger arrangement from a team, a class or a street looks better than ten small bouquets. One person orders and collects the money. Give the florist all the names, or one name for the group, and a phone number for questions.',
          'Ask what is done with the flowers after the service. They can sometimes be taken to a nursing home, or divided among the guests.',
        ],
      },
      {
        heading: 'Afterward',
        paragraphs: [
          'A grave needs care in the first weeks, when the wreaths fade. Some florists plant graves and look after them through the year. The first birthday and the first anniversary are days on which a small bouquet means a lot. Put them in your calendar now.',
        ],
      },
      {
        heading: 'If you cannot be there',
        paragraphs: [
          'Send flowers in any case, and write that you would have liked to come. A florist in the town of the service can be found by phone, and knows the place. Order two days ahead if you can, and ask for a note that the flowers were delivered.',
          'If the family has asked for a donation, make it in the name of the person who died, and send a card without flowers. A bouquet to the home some weeks later does not go against such a wish.',
        ],
      },
    ],
    service: 'funeral',
  },
  {
    title: [
      'Choosing a house plant that will live',
      'Which plant for which window?',
      'House plants for people who forget to water',
      'Light, water, warmth: finding the right plant',
    ],
    answer:
      'Start with the light you have and not with the plant you like. Look at the place at noon on a clear day. Then be honest about watering: once a week, or when you remember. Tell the shop both, and mention pets and children. Buy a healthy plant of middle size and leave it in its pot for the first weeks.',
    blocks: [
      {
        heading: 'Measure the light',
        paragraphs: [
          'Hold your hand above the spot at midday. A sharp shadow means bright light, a soft one means medium, and none means dim. A south window is bright, an east or west window medium, a north window or the back of a room dim. Trees and neighboring houses take light away.',
          'Succulents, cacti and citrus want bright. Most leafy plants are content with medium. Snake plants, ZZ plants and pothos put up with dim, although they grow slowly there.',
        ],
      },
      {
        heading: 'Water less than you think',
        paragraphs: [
          'More house plants are drowned than dried out. Put a finger two knuckles deep into the soil. If it is damp, wait. When you water, water until it runs out below, and pour away what stands in the saucer after half an hour.',
          'In winter, plants rest and need about half. In front of a heater the air is dry, and a bowl of water or a group of plants helps more than spraying.',
        ],
      },
      {
        heading: 'Look before you buy',
        paragraphs: [
          'Turn over a leaf and look for small insects or webs. New growth at the tips is a good sign. Roots that circle out of the bottom mean that it needs a larger pot soon. A plant in full bloom is beautiful now; one with buds will be beautiful at your home.',
          'Keep it warm on the way in winter. A few minutes of frost are enough to ruin a tropical plant, so ask for paper around it.',
        ],
      },
      {
        heading: 'The first month',
        paragraphs: [
          'A plant that moves house drops a few leaves. Do not repot, feed and move it all at once. Give it a place and leave it there. After four weeks you will see whether it likes it. New leaves are smaller and paler where light is short, and brown at the edges where the air is dry.',
        ],
      },
      {
        heading: 'Cats, dogs and children',
        paragraphs: [
          'Many common plants are harmful when chewed, among them dieffenbachia, philodendron, pothos and all true lilies. Ask before you buy, and put a label with the name in the pot. If something has been eaten, the name is what a vet or poison line will ask for first. Spider plants, parlor palms and most ferns are common choices where somebody nibbles.',
        ],
      },
      {
        heading: 'Repotting and feeding',
        paragraphs: [
          'Most plants want a pot two fingers wider every second spring. Choose one with a hole. Loosen the old soil a little, set the plant as deep as before, and water it once. Feed only while it grows, from spring to early fall, and rather less than the packet says.',
        ],
      },
    ],
    service: 'plant',
  },
  {
    title: [
      'How to choose flowers for somebody else',
      'Giving flowers: color, size and timing',
      'What to say in a flower shop when you know nothing about flowers',
      'Flowers as a gift: a short guide',
    ],
    answer:
      'Tell the florist who it is for, why, and what you want to spend. Name one thing about the person: a color they wear, a room they live in, a flower they once mentioned. Choose a bouquet that fits a vase they own. Write the card before you leave, and bring the flowers on the day rather than the evening before.',
    blocks: [
      {
        heading: 'Say it in three sentences',
        paragraphs: [
          'It is for my sister, who has a new apartment. She likes green and dislikes pink. I would like to spend a certain sum. With that, anyone in a flower shop can start. You do not need names of flowers.',
          'If you are shown two versions, choose the one you would keep yourself. You know the person better than the florist does.',
        ],
      },
      {
        heading: 'Size and shape',
        paragraphs: [
          'A bouquet that is too large for every vase in the house is a problem for the host, who has guests at the door. For an invitation, a medium one is right. For a hospital room, small and low, without strong scent. For an office, an arrangement in its own vase, because there is never one in the kitchen.',
          'For somebody who travels home by train after their party, choose a plant or nothing tall.',
        ],
      },
      {
        heading: 'What colors and flowers say',
        paragraphs: [
          'The old language of flowers is mostly forgotten, with a few exceptions. Red roses still mean love, so do not send a dozen to a colleague. White lilies and chrysanthemums remind many people of funerals. Yellow is cheerful nearly everywhere. When in doubt, mixed colors are safe.',
        ],
      },
      {
        heading: 'Delivered or in person',
        paragraphs: [
          'Flowers you carry yourself are unwrapped, or handed over in clear paper, with the stems damp. For a delivery, check the address, the floor and the day. People are at work on weekdays and out on Saturdays, so the office may be the better address. Give the phone number of the person or of a neighbor.',
          'Before a holiday, order several days ahead and accept a time span instead of an hour.',
        ],
      },
      {
        heading: 'The card',
        paragraphs: [
          'One sentence is plenty. Write what you would say at the door. If the flowers are an apology, say for what. If they are for no reason, say that, because people like to hear it. Sign with a name that the reader will recognize.',
        ],
      },
      {
        heading: 'Flowers to yourself and to people far away',
        paragraphs: [
          'You can order for another town in two ways: through a shop near you that works with partners, or by calling a shop there. The second is often simpler. Look for a shop in that neighborhood, say what you would like, and ask what they have today.',
          'Flowers for yourself are a good way to learn the names. Buy three stems of one kind each week, and after a season you will know what you like and how long it keeps.',
        ],
      },
    ],
    service: 'deliver',
  },
  {
    title: [
      'Flowers through the year: what is in season when',
      'Seasonal flowers, month by month',
      'Which flowers to ask for in which season',
      'What blooms when: a calendar for bouquets',
    ],
    answer:
      'In spring ask for tulips, daffodils, ranunculus and later peonies. In summer for roses, sunflowers, snapdragons and sweet peas. In late summer and fall for dahlias, zinnias and chrysanthemums. In winter for amaryllis, anemones and evergreen branches. Flowers in season are fresher, last longer and cost less than the same flower at another time of year.',
    blocks: [
      {
        heading: 'Spring',
        paragraphs: [
          'Bulbs come first: daffodils, hyacinths, tulips. They like cold water and keep growing in the vase. Ranunculus and anemones follow, with many thin petals and thin stems. Branches of cherry, forsythia or quince fill a tall vase with little effort. Peonies have a short season of a few weeks, earlier in the South. Buy them as firm buds that give a little when pressed, and they open at home.',
        ],
      },
      {
        heading: 'Summer',
        paragraphs: [
          'Now the choice is largest. Roses, lisianthus, snapdragons, delphinium, sunflowers and hydrangeas come from fields nearby in many regions. Heat is the problem. Ask for flowers that were cut that morning, take water along for the drive, and change the vase water daily. Sweet peas smell wonderful and last three days. Zinnias and celosia last well over a week.',
        ],
      },
      {
        heading: 'Fall',
        paragraphs: [
          'Dahlias come in every color except blue and bloom until the first frost. Chrysanthemums last for two weeks and more. Add grasses, seed heads, berries and colored leaves. Many of these dry well, so a fall bouquet can become a winter one if you hang it upside down before it wilts.',
        ],
      },
      {
        heading: 'Winter',
        paragraphs: [
          'Amaryllis, anemones, hellebores and forced bulbs are the flowers of the cold months. Evergreen, eucalyptus and holly keep for weeks. Much else comes from far away then, at a higher price. If you need a certain color for an event in January, ask early what can be had. Protect every bouquet from frost on the way, even for a short walk.',
        ],
      },
      {
        heading: 'All year',
        paragraphs: [
          'Carnations, roses, alstroemeria, gerbera and gypsophila can be had in any month, since they are grown under glass. Orchids and potted plants as well. They are a good base to which a few stems of the season are added. Tell your florist the month and the color, and ask what looks good this week.',
        ],
      },
      {
        heading: 'Growing your own',
        paragraphs: [
          'A few pots or a strip of garden give flowers from April to October. Plant bulbs in the fall, sow zinnias and sunflowers after the last frost, and put in one rose and one hydrangea. Cut early in the morning, straight into a bucket of water. Mixed with three bought stems, they make a bouquet that nobody else has.',
          'If you have no garden, ask at a farmers market which grower sells flowers, and come early in the day.',
        ],
      },
    ],
    service: 'seasonal',
  },
  {
    title: [
      'Arranging flowers at home',
      'A simple way to arrange flowers in a vase',
      'How to put a bouquet into a vase so that it looks good',
      'Flowers from the market: how to arrange them',
    ],
    answer:
      'Choose a vase about two thirds as high as the flowers. Clean it and fill it. Make a base of green first, then place the largest flowers, then the smaller ones, turning the vase as you go. Cut each stem to its own length at an angle. An odd number of large flowers and some empty space look more natural than a tight ball.',
    blocks: [
      {
        heading: 'Pick the vase',
        paragraphs: [
          'A narrow neck holds a few stems upright. A wide bowl needs help: a grid of clear tape across the opening, a ball of chicken wire, or a pin holder at the bottom. For a table, keep it low enough that people see each other across it. For a hall, it can be tall. Clear glass shows dirty water, so use it only if you will change it.',
        ],
      },
      {
        heading: 'Prepare the stems',
        paragraphs: [
          'Take off all leaves that would be under water. Cut with a sharp knife or clippers. Sort the stems into three groups: green, large flowers, small flowers. Lay them out so that you can see what you have. Stems with thorns or milky sap go in last. Let wilted flowers drink in a bucket for an hour before you begin.',
        ],
      },
      {
        heading: 'Build it up',
        paragraphs: [
          'Cross the first stems of green in the vase, so that they hold each other. Add three or five large flowers at different heights, not in a row. Turn the vase a quarter each time. Fill in with the smaller flowers, and let some stems stand a little above the rest. Stop before it is full. If it looks stiff, pull two flowers forward and shorten one.',
        ],
      },
      {
        heading: 'Color without fear',
        paragraphs: [
          'One color in several shades always works. Two colors that lie opposite, such as yellow and violet, are lively. White and green calm everything down. If you have a mixed bunch from the market, divide it: warm colors into one vase, cool ones into another. Look at it from the other end of the room before you decide.',
        ],
      },
      {
        heading: 'Day by day',
        paragraphs: [
          'Top up the water daily and change it every second day. Take out what fades. After four or five days, shorten all stems and move the rest into a smaller vase. At the end, float the last blooms in a bowl. Then wash the vase at once, while the rim of lime comes off easily.',
        ],
      },
      {
        heading: 'When you have only a few stems',
        paragraphs: [
          'Three tulips in a narrow glass look better than three tulips in a wide vase. Single flowers in small bottles, five in a row, fill a table. Branches need nothing beside them. If a stem breaks, cut it short and set it in an egg cup next to a plate.',
        ],
      },
    ],
    service: 'arrangement',
  },
  {
    title: [
      'Flowers for the office: what works',
      'Flowers at work: desks, lobbies and restaurants',
      'Regular flowers for a business',
      'How to order flowers for an office',
    ],
    answer:
      'Decide where the flowers stand, who sees them, and how often they are changed. One good arrangement at the entrance does more than small ones on every desk. Choose flowers that last a week without much scent, agree on a fixed day, and name one person who adds water. A plant is the better choice where nobody will.',
    blocks: [
      {
        heading: 'Where they stand',
        paragraphs: [
          'At a front desk, flowers are seen for a few seconds by many people, so they can be large and simple. On a meeting table they have to be low, or people lean to see each other. In a restaurant, small glasses with one or two stems on each table leave room for plates. Next to a printer or a radiator nothing lasts. Walk through the rooms with the florist once, or send photos of each place with its size.',
        ],
      },
      {
        heading: 'What lasts and what does not',
        paragraphs: [
          'Carnations, chrysanthemums, orchids, alstroemeria and most greens keep a week or longer. Tulips and poppies do not. Avoid strong scents in small rooms, because some people get headaches, and avoid lilies near food. Ask about pollen on light carpets. In summer, with the air conditioning off on the weekend, choose sturdier flowers.',
        ],
      },
      {
        heading: 'How often and on which day',
        paragraphs: [
          'Weekly on Monday is common for lobbies, Thursday or Friday for restaurants. Every two weeks works with long-lasting flowers if somebody changes the water. Tell the florist about holidays and closed weeks. Ask how a delivery can be skipped and how late you can say so. For special visits, ask for something larger that week.',
        ],
      },
      {
        heading: 'Vases and care',
        paragraphs: [
          'Vases can be yours or belong to the florist and be exchanged each time. Write down how many there are. Somebody in the house should top up the water twice a week and take out what has faded. It takes three minutes. If nobody can do it, ask whether the florist comes by in between, or take plants with a water reservoir.',
        ],
      },
      {
        heading: 'Budget and invoices',
        paragraphs: [
          "Name a sum per week or per month and let the florist work with it. In expensive weeks, such as before Valentine's Day, the same sum buys fewer stems. Agree whether the sum may vary. Ask for one invoice a month, with the cost center you need on it. After three months, look at photos of what was delivered and say what you liked.",
        ],
      },
      {
        heading: 'A trial month',
        paragraphs: [
          'Order for four weeks before you agree on a year. Change the place or the size after two. Ask the people at the front desk what visitors say, since they see it all day.',
        ],
      },
    ],
    service: 'weekly',
  },
];
