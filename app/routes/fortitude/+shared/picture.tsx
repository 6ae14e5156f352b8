import { type PictureName, pictures, pictureWidths } from "./pictures";

/** Of the product itself, made by `npm run pictures`. */
export function Picture({ name, wide }: { name: PictureName; wide?: boolean }) {
  const { alt, width, height } = pictures[name];
  const sizes = wide ? "(min-width: 1120px) 1088px, 94vw" : "(min-width: 1120px) 640px, 94vw";
  const sourcesOf = (format: string) =>
    pictureWidths.map((one) => `/pictures/${name}-${one}.${format} ${one}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sourcesOf("webp")} sizes={sizes} />
      <img
        className="picture"
        src={`/pictures/${name}-${pictureWidths[0]}.webp`}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
