type PhotoLinkProps = {
  id: string;
  /** What is in the picture, for people who cannot see it. */
  description: string;
  /** Beside a form that is half filled. */
  newWindow?: boolean;
};

/** A small picture that opens the large one. */
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
