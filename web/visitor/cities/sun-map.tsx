interface MappedCity {
  slug: string;
  latitude: number;
  longitude: number;
}

/** The mainland in degrees, and units per degree. A degree of longitude has the length it has at 38° north. */
const edges = { west: -124.5, east: -73.5, south: 24, north: 49.5 };
const unit = 11;
const narrowing = 0.788;
const width = Math.round((edges.east - edges.west) * unit * narrowing);
const height = Math.round((edges.north - edges.south) * unit);

const x = (longitude: number) => Number(((longitude - edges.west) * unit * narrowing).toFixed(1));
const y = (latitude: number) => Number(((edges.north - latitude) * unit).toFixed(1));

/** A map of our cities, each lit while the sun is up there. The vertical lines are one hour of the sun's motion apart. */
export function SunMap({ cities }: { cities: MappedCity[] }) {
  return (
    <figure data-clock="map" className="pb-[clamp(2.5rem,4vw,4rem)]">
      <svg viewBox={`-6 -6 ${width + 12} ${height + 12}`} aria-hidden="true" className="block w-full overflow-visible">
        <path d={parallels} stroke="var(--night-700)" strokeWidth="1" />
        <path d={meridians} stroke="var(--copper)" strokeWidth="1" strokeDasharray="1 5" strokeLinecap="round" />
        {cities.map((city) => (
          <circle
            key={city.slug}
            cx={x(city.longitude)}
            cy={y(city.latitude)}
            data-latitude={city.latitude}
            data-longitude={city.longitude}
            className="fill-(--night-900) stroke-(--night-400) stroke-[1.5] [r:4px] data-up:fill-(--sun) data-up:stroke-(--night-900) data-up:stroke-1 data-up:[r:5px]"
          />
        ))}
      </svg>
      <figcaption data-words suppressHydrationWarning className="mt-4 text-ui text-ink-2">
        {'\u00a0'}
      </figcaption>
    </figure>
  );
}

const parallels = [25, 30, 35, 40, 45].map((latitude) => `M0 ${y(latitude)}H${width}`).join('');
const meridians = [-120, -105, -90, -75].map((longitude) => `M${x(longitude)} 0V${height}`).join('');
