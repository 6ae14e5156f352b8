import { Form } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

type SearchBoxProps = {
  action: string;
  name: string;
  label: string;
  placeholder?: string;
  value: string;
  maxLength?: number;
  /** More fields, such as hidden ones that keep a filter. */
  children?: ReactNode;
};

export function SearchBox({
  action,
  name,
  label,
  placeholder,
  value,
  maxLength = 100,
  children,
}: SearchBoxProps) {
  const input = useSearchedValue(value);
  return (
    <Form className="search-box" role="search" action={action}>
      <label className="visually-hidden" htmlFor={`search-${name}`}>
        {label}
      </label>
      <input
        ref={input}
        id={`search-${name}`}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        data-search
      />
      {children}
      <button className="button button-secondary" type="submit">
        <Icon name="search" /> Search
      </button>
      {value && (
        <Link className="button button-quiet" to={action}>
          Clear
        </Link>
      )}
    </Form>
  );
}

/** Sets the value instead of replacing the input, which would lose the focus between searches. */
function useSearchedValue(value: string) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return input;
}
