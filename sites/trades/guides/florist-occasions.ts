import type { Guide } from '../pack.ts';

/** Guides for flowers with a date or a recipient. */
export const occasions: Guide[] = [
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
