import { useNow } from '../use-now.ts';
import { sunAt } from './sun-times.ts';

interface MappedCity {
  slug: string;
  latitude: number;
  longitude: number;
}

/** The mainland in degrees, and how many units a degree takes. A degree of longitude is drawn as long as at 38° north. */
const edges = { west: -124.5, east: -73.5, south: 24, north: 49.5 };
const unit = 11;
const narrowing = 0.788;
const width = Math.round((edges.east - edges.west) * unit * narrowing);
const height = Math.round((edges.north - edges.south) * unit);

const x = (longitude: number) => Number(((longitude - edges.west) * unit * narrowing).toFixed(1));
const y = (latitude: number) => Number(((edges.north - latitude) * unit).toFixed(1));

/** Our cities where they lie, each lit while the sun is up there. The upright lines are an hour of sun apart. */
export function SunMap({ cities }: { cities: MappedCity[] }) {
  const now = useNow();
  const isUp = (city: MappedCity) => Boolean(now && sunAt(now, city).up);
  const up = cities.filter(isUp).length;
  return (
    <figure className="pb-[clamp(2.5rem,4vw,4rem)]">
      <svg viewBox={`-6 -6 ${width + 12} ${height + 12}`} aria-hidden="true" className="block w-full overflow-visible">
        <path d={parallels} stroke="var(--night-700)" strokeWidth="1" />
        <path d={meridians} stroke="var(--copper)" strokeWidth="1" strokeDasharray="1 5" strokeLinecap="round" />
        {cities.map((city) => (
          <circle
            key={city.slug}
            cx={x(city.longitude)}
            cy={y(city.latitude)}
            r={isUp(city) ? 5 : 4}
            fill={isUp(city) ? 'var(--sun)' : 'var(--night-900)'}
            stroke={isUp(city) ? 'var(--night-900)' : 'var(--night-400)'}
            strokeWidth={isUp(city) ? 1 : 1.5}
          />
        ))}
      </svg>
      <figcaption className="mt-4 text-ui text-ink-2">{now ? sunWords(up, cities.length) : ' '}</figcaption>
    </figure>
  );
}

function sunWords(up: number, total: number): string {
  if (up === total) return `The sun is up in all ${total} cities.`;
  return up === 0 ? `It is night in all ${total} cities.` : `The sun is up in ${up} of ${total} cities.`;
}

const parallels = [25, 30, 35, 40, 45].map((latitude) => `M0 ${y(latitude)}H${width}`).join('');
const meridians = [-120, -105, -90, -75].map((longitude) => `M${x(longitude)} 0V${height}`).join('');
