import type { ComponentType } from 'react';

/** Components of `app/ui` with their states. A key names the components that its specimen shows, separated by spaces. */
export type SpecimenGroup = { title: string; specimens: Record<string, ComponentType> };

export function Specimens({ title, specimens }: SpecimenGroup) {
  return (
    <div className="gallery-group">
      <h2 lang="en" dir="ltr">
        {title}
      </h2>
      {Object.entries(specimens).map(([names, Specimen]) => (
        <div key={names} data-component={names} className="gallery-specimen">
          <p lang="en" dir="ltr" className="gallery-name">
            {names}
          </p>
          <Specimen />
        </div>
      ))}
    </div>
  );
}
