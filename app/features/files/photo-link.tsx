type PhotoLinkProps = {
  id: string;
  /** Describes the picture for people who cannot see it. */
  description: string;
  /** Beside a half-filled form. */
  newWindow?: boolean;
};

export function PhotoLink({ id, description, newWindow }: PhotoLinkProps) {
  return (
    <a className="photo-link" href={`/files/${id}`} target={newWindow ? "_blank" : undefined} rel="noopener">
      <img
        src={`/files/${id}?size=thumbnail`}
        alt={newWindow ? `${description} (opens in a new window)` : description}
        loading="lazy"
      />
    </a>
  );
}
