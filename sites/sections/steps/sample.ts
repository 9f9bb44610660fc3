import { said, signature, usual } from '../sample-words.ts';
import type { StepsProps } from './schema.ts';

export const samples: StepsProps[] = [
  {
    heading: said('You know who is at the door'),
    items: [
      {
        title: usual('Tell us what you see'),
        text: usual('Phone or email. The wet spot, the noise, the age of the heater: all of it helps.'),
      },
      { title: said('Get a photo and a time'), text: said('We text a photo of who is coming and a thirty-minute arrival window.') },
      { title: said('See it for yourself'), text: said('With a leak, we show you where it is before we quote the fix.') },
    ],
    picture: signature('arrival-text', 'Drawing of a text message with a portrait and a clock'),
  },
  {
    heading: usual('How a visit goes'),
    lead: usual('From the first message to the finished groom.'),
    items: [
      { title: usual('Write or call'), text: usual('Say what your dog is like.') },
      { title: usual('Agree on a day'), text: usual('You hear back with a time.') },
      { title: usual('Meet at the door'), text: usual('Bring the leash and anything your dog likes.') },
      { title: usual('Take your dog home'), text: usual('You hear how it went.') },
    ],
  },
];
