import type { TradePack } from '../pack.ts';

export const questions: TradePack['questions'] = [
  {
    question: 'How often does my dog need grooming?',
    also: ['What is a good interval between grooms?'],
    answer: [
      'Curly and long coats often every four to eight weeks, short ones when they smell. Ask about yours.',
      'As often as the comb begins to stick. Regular visits are shorter.',
      'It depends on coat, walks and how much you brush. Describe all three.',
      'Count from the last good day: when did the coat start to bother you? Book a week earlier than that.',
    ],
    group: 'service',
  },
  {
    question: 'My dog is nervous. What should I do?',
    also: ['What helps a nervous dog?'],
    answer: [
      'Say so when you call, and say what at: water, noise, hands, other dogs.',
      'Ask for a short first visit, and practice the touch at home.',
      'Tell us about nips and panic, so that we can handle your dog accordingly.',
      'Take a good walk first and bring a treat. Ask your vet if it is severe.',
    ],
    group: 'service',
  },
  {
    question: 'Which vaccinations are needed?',
    also: ['Does my dog need to be vaccinated?'],
    answer: [
      'Rabies is the one nearly everybody asks for. Check the rest when you book, and bring the paper.',
      'Have the record from your vet at hand and ask what is required here.',
      'It can differ by state and by groomer. Ask before the first visit.',
      'For puppies, wait until your vet says they may meet other dogs.',
    ],
    group: 'booking',
  },
  {
    question: 'How long does it take?',
    also: ['How many hours should I plan for?'],
    answer: [
      'Nails take minutes, a full groom takes hours. Ask for your size and coat.',
      'Much of it is drying. Thick coats dry slowly.',
      'You hear a span when you book. Mats and mood stretch it.',
      'Plan a half day for a large woolly dog and less for a smooth small one.',
    ],
    group: 'booking',
  },
  {
    question: 'Can I stay with my dog?',
    also: ['May I stay during the groom?'],
    answer: [
      'Ask. Many dogs stand better when their person is out of sight.',
      'For a first hello, often. During the cut, a dog that turns its head toward you is at risk of a nick.',
      'Talk about it in advance, above all with puppies.',
      'A few minutes may be fine; the rest usually goes faster without an audience.',
    ],
    group: 'service',
  },
  {
    question: 'Can mats be brushed out?',
    also: ['Can you brush mats out?'],
    answer: [
      'Small loose ones, usually. Felt close to the skin has to be clipped, as combing it hurts.',
      'It depends on how deep they are. Send a picture, and do not wet them.',
      'Sometimes. The limit is what the skin and the dog can take.',
      'If you can slide a comb under it, there is hope. If not, expect a shorter coat.',
    ],
    group: 'service',
  },
  {
    question: 'Should I shave my dog for the summer?',
    also: ['Is a summer shave a good idea?'],
    answer: [
      'Not a double coat: it keeps heat out as well. A bath and de-shedding help more.',
      'Curly coats can go short. Huskies, shepherds and their relatives are better brushed.',
      'Skin burns in the sun, dog skin too. Ask about a length that leaves cover.',
      'First ask what kind of coat it is. The answer is different for wool, hair and fur.',
    ],
    group: 'service',
  },
  {
    question: 'Do you groom cats?',
    also: ['Are cats groomed as well?'],
    answer: [
      'Ask, with age, coat and temper.',
      'Call first: cats need a quiet slot and a person who likes them.',
      'It depends on the cat. Describe its temper.',
      'Tell us what has to be done, and whether a vet has sedated it for that before.',
    ],
    group: 'service',
  },
  {
    question: 'What does it cost for my dog?',
    also: ['What would a groom cost?'],
    answer: [
      'Tell us breed, weight, coat and last groom. Then ask for a range.',
      'Size and hair decide. A photo gets you closer than the breed name.',
      'Describe the tangles as well, since they take time.',
      'Ask what is in the price: nails, ears, teeth, a bow.',
    ],
    group: 'cost',
  },
  {
    question: 'Why does a doodle cost more than a lab?',
    also: ['Why are curly coats more expensive?'],
    answer: [
      'Wool tangles down to the skin and goes on growing. Every inch is brushed before it is cut.',
      'A lab needs a bath. A curly cross needs a bath, a long dry, a brush-out and a haircut.',
      'It is time with the comb, mostly.',
      'Drying alone can take longer than an entire short-haired dog.',
    ],
    group: 'cost',
  },
  {
    question: 'How do I pay, and do I tip?',
    also: ['Which payment do you take, and is a tip usual?'],
    answer: [
      'Ask about cards when you book. A tip is up to you.',
      'At pick-up, usually. Find out the accepted ways beforehand.',
      'Tips are customary and not required.',
      'Ask about payment when you book.',
    ],
    group: 'cost',
  },
  {
    question: 'My dog has fleas. Can I still come?',
    also: ['What if my dog has fleas?'],
    answer: [
      'Call first. Other dogs share the table.',
      'Tell us in advance, and ask your vet about treatment.',
      'Say it on the phone and not at the door. It can be planned for.',
      'Treat the dog and the home first, then ask when a visit makes sense.',
    ],
    group: 'booking',
  },
  {
    question: 'What do you need if you come to me?',
    also: ['What do you need for a visit at my home?'],
    answer: [
      'Ask when you book: room to park, perhaps water or a plug.',
      'A level driveway, a way in and a leash by the door.',
      'Describe the street, the gate and the other animals at home.',
      'Tell us about low branches and apartment rules. A van needs some height and room.',
    ],
    group: 'area',
  },
  {
    question: 'Do you drive out to my street?',
    also: ['Is my street in your area?'],
    answer: [
      'Tell us where it is, and whether you would rather come to us.',
      'Name the nearest crossing and ask.',
      'Call with the town. Vans have routes, and yours may be on one.',
      'It can depend on the day. Ask which weekday leads past you.',
    ],
    group: 'area',
  },
  {
    question: 'Can I wash my dog at home between visits?',
    also: ['How do I bathe my dog at home?'],
    answer: [
      'Yes, with dog shampoo and lukewarm water, after a full comb-out. Dry down to the skin.',
      'If you brush first and rinse twice as long as you think. Keep water out of the ears.',
      'Often a towel and a brush do it. Soap too often dries the skin.',
      'Yes, in this order: comb, wash, rinse, dry, comb.',
    ],
    group: 'service',
  },
  {
    question: 'What does de-shedding do?',
    also: ['What is de-shedding for?'],
    answer: [
      'It takes out loose undercoat, so less of it lands on you. It does not stop hair from growing.',
      'It takes out hair that would fall over the next weeks.',
      'A bath loosens, a dryer blows, a rake collects. The topcoat stays as it is.',
      'It suits double coats in spring and fall.',
    ],
    group: 'service',
  },
  {
    question: 'My dog has a skin problem. Can it still be groomed?',
    also: ['Can a dog with skin trouble come?'],
    answer: [
      'Ask your vet first and tell us what they said and which shampoo they want used.',
      'For open, red or crusted skin the vet comes before the bath.',
      'Often yes, with a suitable product. Mention it when you book and not at the door.',
      'It depends on what it is. Some things are catching for other dogs.',
    ],
    group: 'service',
  },
  {
    question: 'Should I feed my dog before?',
    also: ['May my dog eat before the visit?'],
    answer: [
      'A light meal some hours earlier. A full stomach and a dryer do not agree.',
      'Not right before. Water is fine, treats are welcome.',
      'Half a breakfast, then a walk, then the visit.',
      'Feed as usual if it is hours away, less if it is soon.',
    ],
    group: 'booking',
  },
  {
    question: 'Do mats cost extra?',
    also: ['Is there a charge for mats?'],
    answer: [
      'Often, as they take time or a different cut. Ask how it is figured before the brush comes out.',
      'Send a photo and ask. It is decided by size and by what the skin allows.',
      'They can. Regular combing at home prevents most of them.',
      'Ask for two prices: with patience and with clippers.',
    ],
    group: 'cost',
  },
  {
    question: 'Is there a place to walk the dog nearby?',
    also: ['Where can we walk before the visit?'],
    answer: [
      'Ask. A grown-up dog that has been around the block is easier to bathe.',
      'Look for green on the map, and bring a bag.',
      'Tell us if you need a spot away from other dogs.',
      'Call and ask where dogs can be walked.',
    ],
    group: 'area',
  },
];
