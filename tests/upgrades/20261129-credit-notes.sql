-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA graphile_worker;


CREATE SCHEMA search_extensions;


CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA search_extensions;


CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA search_extensions;


CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA search_extensions;


CREATE TYPE graphile_worker.job_spec AS (
	identifier text,
	payload json,
	queue_name text,
	run_at timestamp with time zone,
	max_attempts smallint,
	job_key text,
	priority smallint,
	flags text[]
);


SET default_table_access_method = heap;

CREATE TABLE graphile_worker._private_jobs (
    id bigint NOT NULL,
    job_queue_id integer,
    task_id integer NOT NULL,
    payload json DEFAULT '{}'::json NOT NULL,
    priority smallint DEFAULT 0 NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    max_attempts smallint DEFAULT 25 NOT NULL,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    key text,
    locked_at timestamp with time zone,
    locked_by text,
    revision integer DEFAULT 0 NOT NULL,
    flags jsonb,
    is_available boolean GENERATED ALWAYS AS (((locked_at IS NULL) AND (attempts < max_attempts))) STORED NOT NULL,
    CONSTRAINT jobs_key_check CHECK (((length(key) > 0) AND (length(key) <= 512))),
    CONSTRAINT jobs_max_attempts_check CHECK ((max_attempts >= 1))
);


CREATE FUNCTION graphile_worker.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from "graphile_worker".add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      )::"graphile_worker".job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist
    insert into "graphile_worker"._private_tasks as tasks (identifier)
    values (add_job.identifier)
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
      values (add_job.queue_name)
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into "graphile_worker"._private_jobs as jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from "graphile_worker"._private_tasks as tasks
      left join "graphile_worker"._private_job_queues as job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    if v_job.revision = 0 then
      perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
    end if;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;


CREATE FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean DEFAULT false) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
begin
  -- Ensure all the tasks exist
  insert into "graphile_worker"._private_tasks as tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  on conflict do nothing;
  -- Ensure all the queues exist
  insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  on conflict do nothing;
  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;

  -- WARNING: this count is not 100% accurate; 'on conflict' clause will cause it to be an overestimate
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || array_length(specs, 1)::text || '}');

  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?
  return query insert into "graphile_worker"._private_jobs as jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join "graphile_worker"._private_tasks as tasks
    on tasks.identifier = spec.identifier
    left join "graphile_worker"._private_job_queues as job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$;


CREATE FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  delete from "graphile_worker"._private_jobs as jobs
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < now() - interval '4 hours'
    )
    returning *;
$$;


CREATE FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) RETURNS void
    LANGUAGE sql
    AS $$
update "graphile_worker"._private_jobs as jobs
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
update "graphile_worker"._private_job_queues as job_queues
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
$$;


CREATE FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text DEFAULT NULL::text) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts,
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;


CREATE FUNCTION graphile_worker.remove_job(job_key text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql STRICT
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  -- Delete job if not locked
  delete from "graphile_worker"._private_jobs as jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":-1}');
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$;


CREATE FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority integer DEFAULT NULL::integer, attempts integer DEFAULT NULL::integer, max_attempts integer DEFAULT NULL::integer) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority::smallint, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts::smallint, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts::smallint, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;


CREATE FUNCTION public.account_managers() RETURNS TABLE(id uuid, email text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    AS $$
         select u.id, u.email from public.profiles p join public.users u on u.id = p.id
         where p.account_id = public.current_account_id() and u.role in ('user', 'admin') order by u.email
       $$;


CREATE FUNCTION public.box_owners(owner uuid, keys text[]) RETURNS TABLE(key text, part_number text, number_key text, is_archived boolean, rank integer)
    LANGUAGE sql STABLE
    SET enable_sort TO 'off'
    AS $$
  select wanted.key, found.* from unnest(keys) as wanted(key) cross join lateral (
    (select i.part_number, i.number_key, false, 0 from inventory_items i
    where i.owner_id = owner and i.archived_at is null and i.part_key ~>=~ wanted.key and i.part_key ~<=~ wanted.key
    order by i.part_key using ~<~)
    union all
    (select i.part_number, i.number_key, i.archived_at is not null, 1
    from (select * from item_numbers where kind = 'bar_code' and number_key >= wanted.key order by number_key limit 1) n
    cross join lateral (select * from inventory_items where account_id = n.account_id and id = n.item_id offset 0) i
    where n.number_key = wanted.key)) found
$$;


CREATE FUNCTION public.count_vehicles() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op <> 'DELETE' then
    insert into vehicle_counts as counts (account_id, in_service)
    select account_id, count(*) from after_rows where archived_at is null group by account_id
    on conflict (account_id) do update set in_service = counts.in_service + excluded.in_service;
  end if;
  if tg_op <> 'INSERT' then
    update vehicle_counts counts set in_service = counts.in_service - gone.number
    from (select account_id, count(*) as number from before_rows where archived_at is null group by account_id) gone
    where counts.account_id = gone.account_id;
  end if;
  return null;
end $$;


CREATE FUNCTION public.current_account_id() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select nullif(current_setting('app.account_id', true), '')::uuid $$;


CREATE FUNCTION public.part_key(number text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$ select ltrim(translate(upper(number), 'OI' || E' \t\r\n\u00a0-–—_./\\#+*%''"()[]{},;:&@!?=<>|~^$', '01'), '0') $_$;


CREATE TABLE public.inventory_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    customer_id uuid,
    part_number text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    manufacturer text DEFAULT ''::text NOT NULL,
    vendor text DEFAULT ''::text NOT NULL,
    cost numeric(12,2),
    average_cost numeric(14,4),
    sales_price numeric(12,2),
    core_charge numeric(12,2),
    bin_location text DEFAULT ''::text NOT NULL,
    quantity integer DEFAULT 0 NOT NULL,
    short integer DEFAULT 0 NOT NULL,
    reorder_point integer DEFAULT 0 NOT NULL,
    last_counted timestamp with time zone,
    last_counted_by uuid,
    low_told_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    archived_at timestamp with time zone,
    archived_by uuid,
    import_id uuid,
    number_key text GENERATED ALWAYS AS (lower(part_number)) STORED NOT NULL,
    part_key text GENERATED ALWAYS AS (public.part_key(part_number)) STORED NOT NULL,
    description_key text GENERATED ALWAYS AS (lower("left"(description, 100))) STORED NOT NULL,
    vendor_key text GENERATED ALWAYS AS (lower(vendor)) STORED NOT NULL,
    bin_key text GENERATED ALWAYS AS (lower(bin_location)) STORED NOT NULL,
    price_cents bigint GENERATED ALWAYS AS (((COALESCE(sales_price, (0)::numeric) * (100)::numeric))::bigint) STORED NOT NULL,
    owner_id uuid GENERATED ALWAYS AS (COALESCE(customer_id, account_id)) STORED NOT NULL,
    CONSTRAINT inventory_items_average_cost_check CHECK ((average_cost >= (0)::numeric)),
    CONSTRAINT inventory_items_core_charge_check CHECK ((core_charge >= (0)::numeric)),
    CONSTRAINT inventory_items_cost_check CHECK ((cost >= (0)::numeric)),
    CONSTRAINT inventory_items_part_number_check CHECK (((part_number = btrim(part_number)) AND (part_number <> ''::text))),
    CONSTRAINT inventory_items_quantity_check CHECK (((quantity >= 0) AND (quantity <= 99999999))),
    CONSTRAINT inventory_items_reorder_point_check CHECK (((reorder_point >= 0) AND (reorder_point <= 99999999))),
    CONSTRAINT inventory_items_sales_price_check CHECK ((sales_price >= (0)::numeric)),
    CONSTRAINT inventory_items_short_check CHECK ((short >= 0))
)
WITH (fillfactor='85');


CREATE FUNCTION public.items_by_number(owner uuid, keys text[]) RETURNS SETOF public.inventory_items
    LANGUAGE sql STABLE
    SET enable_sort TO 'off'
    AS $$
  select found.* from unnest(keys) as wanted(key) cross join lateral (
    select * from inventory_items i where i.owner_id = owner and i.archived_at is null and i.number_key >= wanted.key
    order by i.number_key limit 1) found
  where found.number_key = wanted.key
$$;


CREATE FUNCTION public.keep_issued_invoice() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if (old.kind, old.number, old.issued_at, old.customer_id, old.customer_name, old.customer_phone, old.customer_email,
      old.customer_address, old.terms, old.tax_certificate, old.invoice_date, old.due_date, old.po_number, old.notes, old.subtotal,
      old.tax_rate, old.tax_rate_unread, old.tax_amount, old.total, old.letterhead_id)
    is distinct from
     (new.kind, new.number, new.issued_at, new.customer_id, new.customer_name, new.customer_phone, new.customer_email,
      new.customer_address, new.terms, new.tax_certificate, new.invoice_date, new.due_date, new.po_number, new.notes, new.subtotal,
      new.tax_rate, new.tax_rate_unread, new.tax_amount, new.total, new.letterhead_id) then
    raise exception 'An issued invoice cannot change';
  end if;
  return new;
end $$;


CREATE FUNCTION public.keep_issued_lines() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from invoices i where i.id = coalesce(new.invoice_id, old.invoice_id) and i.issued_at is not null) then
    raise exception 'The lines of an issued invoice cannot change';
  end if;
  return coalesce(new, old);
end $$;


CREATE FUNCTION public.keep_item_searched() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    SET enable_seqscan TO 'off'
    AS $$
begin
  if tg_op = 'INSERT' then
    insert into inventory_search (account_id, item_id, owner_id, part_key, document)
    select c.account_id, c.id, c.owner_id, c.part_key, search_words(c.part_number, c.description, c.manufacturer, c.vendor, c.bin_location, c.part_key) || ' ' from changed c where c.archived_at is null;
    return null;
  end if;
  delete from inventory_search s
  where s.item_id = any (array(select id from changed where archived_at is not null));
  -- Most updates move stock, and leave nothing here.
  insert into inventory_search (account_id, item_id, owner_id, part_key, document)
  select c.account_id, c.id, c.owner_id, c.part_key, search_words(c.part_number, c.description, c.manufacturer, c.vendor, c.bin_location, c.part_key) || search_numbers(c.account_id, c.id)
  from (select id, account_id, owner_id, part_key, part_number, description, manufacturer, vendor, bin_location, archived_at from changed except select id, account_id, owner_id, part_key, part_number, description, manufacturer, vendor, bin_location, archived_at from before) c
  where c.archived_at is null
  on conflict (item_id) do update set owner_id = excluded.owner_id, part_key = excluded.part_key, document = excluded.document;
  return null;
end $$;


CREATE FUNCTION public.keep_numbers_searched() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    SET enable_seqscan TO 'off'
    AS $$
begin
  insert into inventory_search (account_id, item_id, owner_id, part_key, document)
  select i.account_id, i.id, i.owner_id, i.part_key, search_words(i.part_number, i.description, i.manufacturer, i.vendor, i.bin_location, i.part_key) || search_numbers(i.account_id, i.id)
  from (select distinct account_id, item_id from changed) c
    -- "offset" keeps "archived_at is null" outside: inside, it would offer the indexes of the list, which are the wrong way round.
    cross join lateral (select * from inventory_items where account_id = c.account_id and id = c.item_id offset 0) i
  where i.archived_at is null
  on conflict (item_id) do update set document = excluded.document;
  return null;
end $$;


CREATE TABLE public.item_numbers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    item_id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    number text NOT NULL,
    company text DEFAULT ''::text NOT NULL,
    last_cost numeric(12,2),
    last_cost_on date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    import_id uuid,
    number_key text GENERATED ALWAYS AS (public.part_key(number)) STORED NOT NULL,
    CONSTRAINT item_numbers_kind_check CHECK ((kind = ANY (ARRAY['same'::text, 'replaces'::text, 'replaced_by'::text, 'fits_instead'::text, 'bar_code'::text, 'vendor'::text]))),
    CONSTRAINT item_numbers_last_cost_check CHECK ((last_cost >= (0)::numeric)),
    CONSTRAINT item_numbers_number_check CHECK (((number = btrim(number)) AND (number <> ''::text)))
);


CREATE FUNCTION public.numbers_of_items(items uuid[]) RETURNS SETOF public.item_numbers
    LANGUAGE sql STABLE
    SET enable_sort TO 'off'
    AS $$
  select found.* from unnest(items) as wanted(id) cross join lateral (
    select * from item_numbers n where n.item_id >= wanted.id and n.item_id <= wanted.id order by n.item_id, n.kind) found
$$;


CREATE FUNCTION public.protect_account_table(target regclass, key text DEFAULT 'account_id'::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  request_role text := (select i.request_role from installation i);
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy own_account on %s to %I using (%I = (select current_account_id())) with check (%I = (select current_account_id()))',
    target, request_role, key, key);
  execute format('grant select, insert, update, delete on %s to %I', target, request_role);
end $$;


CREATE FUNCTION public.request_job(task text, payload jsonb, run_at timestamp with time zone DEFAULT now(), job_key text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog'
    AS $$
       begin
         perform graphile_worker.add_job(task, payload::json, run_at => run_at, job_key => job_key);
       end $$;


CREATE FUNCTION public.search_inventory(typed text, owner uuid, most integer) RETURNS TABLE(item_id uuid, rank integer, distance real)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'search_extensions', 'pg_temp'
    SET "pg_trgm.similarity_threshold" TO '0.2'
    SET "pg_trgm.word_similarity_threshold" TO '0.5'
    AS $_$
declare
  account uuid := current_account_id();
  words text := lower(btrim(typed));
  key text := part_key(typed);
  squeezed text := regexp_replace(lower(typed), '[^[:alnum:]]', '', 'g');
  patterns text[];
  longest text;
  second text;
begin
  if account is null or words = '' then
    return;
  end if;
  -- A plural finds the singular; a short word is looked for at the beginning of words only, as an index of three letters can.
  select array_agg(p order by length(p) desc) into patterns from (
    select '%' || case when length(w) < 3 then ' ' else '' end
      || replace(replace(replace(case when length(w) > 3 and w ~ '[a-z]s$' then left(w, -1) else w end, '\', '\\'), '%', '\%'), '_', '\_') || '%' as p
    from regexp_split_to_table(words, '\s+') w where w <> '') parts;
  longest := patterns[1];
  second := coalesce(patterns[2], patterns[1]);
  return query
  select found.id, min(found.r), min(found.d)::real from (
    select i.id, 0 as r, 0::real as d from inventory_items i
    where i.account_id = account and i.owner_id = owner and i.archived_at is null and i.number_key = words
    union all
    (select i.id, 1, 0 from inventory_items i
    where i.account_id = account and i.part_key = key and key <> '' and i.archived_at is null and i.owner_id = owner limit most)
    union all
    (select n.item_id, 2, 0 from item_numbers n join inventory_items i on i.account_id = n.account_id and i.id = n.item_id
    where n.account_id = account and n.number_key = key and key <> '' and i.archived_at is null and i.owner_id = owner
      and n.kind in ('bar_code', 'same', 'vendor', 'replaces') limit most)
    union all
    (select i.id, 3, length(i.part_key) - length(key) from inventory_items i
    where i.account_id = account and key <> '' and i.part_key ~>=~ key and i.part_key ~<~ (key || chr(1114111)) and i.archived_at is null
      and i.owner_id = owner limit most)
    union all
    (select i.id, 4, 0 from inventory_items i
    where i.account_id = account and i.owner_id = owner and i.bin_key = words and i.archived_at is null limit most)
    union all
    (select s.item_id, 5, length(s.part_key) - length(key) from inventory_search s
    where s.account_id = account and s.owner_id = owner and length(key) >= 3 and s.part_key like '%' || key || '%' limit most)
    union all
    (select s.item_id, 6, position(words in s.document) from inventory_search s
    where s.account_id = account and s.owner_id = owner and s.document like longest and s.document like second
      and s.document like all (patterns) limit most)
    union all
    (select s.item_id, 6, 1000 from inventory_search s
    where s.account_id = account and s.owner_id = owner and length(squeezed) >= 4
      and (s.document like '%' || squeezed || '%' or s.document like '%' || lower(key) || '%') limit most)
  ) found group by found.id order by 2, 3 limit most;
  if found then
    return;
  end if;
  return query
  select nearly.id, 7, nearly.d::real from (
    (select s.item_id as id, levenshtein(left(s.part_key, 60), left(key, 60))::real + 1 - similarity(s.part_key, key) as d
    from inventory_search s
    where s.account_id = account and s.owner_id = owner and length(key) >= 3 and s.part_key % key
    order by 2 limit most)
    union all
    (select s.item_id, 100 - word_similarity(words, s.document) from inventory_search s
    where s.account_id = account and s.owner_id = owner and length(words) >= 4 and words <% s.document
    order by 2 limit most)
  ) nearly order by nearly.d limit most;
end $_$;


CREATE FUNCTION public.search_numbers(account uuid, item uuid) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select coalesce(string_agg(' ' || lower(n.number || ' ' || n.company || ' ' || n.number_key), '' order by n.id), '') || ' '
  from item_numbers n where n.account_id = account and n.item_id = item
$$;


CREATE FUNCTION public.search_words(part_number text, description text, manufacturer text, vendor text, bin_location text, part_key text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select ' ' || lower(part_number || ' ' || description || ' ' || manufacturer || ' ' || vendor || ' ' || bin_location)
    || ' ' || lower(part_key) || ' ' || regexp_replace(lower(description || manufacturer || vendor), '[^[:alnum:]]', '', 'g')
$$;


CREATE FUNCTION public.share_reference_table(target regclass) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  execute format('grant select on %s to %I', target, (select i.request_role from installation i));
end $$;


CREATE FUNCTION public.size_inventory() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
begin
  if tg_op = 'INSERT' then
    insert into inventory_sizes as c (account_id, items)
    select account_id, count(*) from changed where archived_at is null group by account_id
    on conflict (account_id) do update set items = c.items + excluded.items;
  elsif tg_op = 'UPDATE' then
    insert into inventory_sizes as c (account_id, items)
    select account_id, sum(items) from (
      select account_id, 1 as items from changed where archived_at is null
      union all
      select account_id, -1 from before where archived_at is null) part
    -- Most updates move stock, which changes no number of parts: then nothing is written here.
    group by account_id having sum(items) <> 0
    on conflict (account_id) do update set items = c.items + excluded.items;
  else
    update inventory_sizes c set items = c.items - gone.items
    from (select account_id, count(*) as items from before where archived_at is null group by account_id) gone
    where c.account_id = gone.account_id;
  end if;
  return null;
end $$;


CREATE FUNCTION public.sort_into_search() RETURNS bigint
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$ select gin_clean_pending_list('inventory_search_text') $$;


CREATE TABLE graphile_worker._private_job_queues (
    id integer NOT NULL,
    queue_name text NOT NULL,
    locked_at timestamp with time zone,
    locked_by text,
    is_available boolean GENERATED ALWAYS AS ((locked_at IS NULL)) STORED NOT NULL,
    CONSTRAINT job_queues_queue_name_check CHECK ((length(queue_name) <= 128))
);


CREATE TABLE graphile_worker._private_known_crontabs (
    identifier text NOT NULL,
    known_since timestamp with time zone NOT NULL,
    last_execution timestamp with time zone
);


CREATE TABLE graphile_worker._private_tasks (
    id integer NOT NULL,
    identifier text NOT NULL,
    CONSTRAINT tasks_identifier_check CHECK ((length(identifier) <= 128))
);


ALTER TABLE graphile_worker._private_job_queues ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.job_queues_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE VIEW graphile_worker.jobs AS
 SELECT jobs.id,
    job_queues.queue_name,
    tasks.identifier AS task_identifier,
    jobs.priority,
    jobs.run_at,
    jobs.attempts,
    jobs.max_attempts,
    jobs.last_error,
    jobs.created_at,
    jobs.updated_at,
    jobs.key,
    jobs.locked_at,
    jobs.locked_by,
    jobs.revision,
    jobs.flags
   FROM ((graphile_worker._private_jobs jobs
     JOIN graphile_worker._private_tasks tasks ON ((tasks.id = jobs.task_id)))
     LEFT JOIN graphile_worker._private_job_queues job_queues ON ((job_queues.id = jobs.job_queue_id)));


ALTER TABLE graphile_worker._private_jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.jobs_id_seq1
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE graphile_worker.migrations (
    id integer NOT NULL,
    ts timestamp with time zone DEFAULT now() NOT NULL,
    breaking boolean DEFAULT false NOT NULL
);


ALTER TABLE graphile_worker._private_tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE public.accounts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_number text NOT NULL,
    company_name text NOT NULL,
    company_address text NOT NULL,
    phone_number text NOT NULL,
    business_type text[] DEFAULT '{}'::text[] NOT NULL,
    zip text,
    time_zone text DEFAULT 'America/Chicago'::text NOT NULL,
    plan text DEFAULT 'free'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT accounts_account_number_check CHECK ((account_number ~ '^ACC[0-9]{8}$'::text)),
    CONSTRAINT accounts_plan_check CHECK ((plan = ANY (ARRAY['free'::text, 'pro'::text, 'enterprise'::text])))
);


CREATE TABLE public.attempts (
    id bigint NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    address text NOT NULL,
    device text,
    at timestamp with time zone DEFAULT now() NOT NULL
);


ALTER TABLE public.attempts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.attempts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE public.breakdown_notes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    breakdown_id uuid NOT NULL,
    user_id uuid NOT NULL,
    author text NOT NULL,
    state text,
    note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT breakdown_notes_state_check CHECK ((state = ANY (ARRAY['reported'::text, 'in_work'::text, 'fixed'::text])))
);


CREATE TABLE public.breakdowns (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    user_id uuid NOT NULL,
    breakdown_type text NOT NULL,
    breakdown_date date NOT NULL,
    state text DEFAULT 'reported'::text NOT NULL,
    cost numeric(12,2) DEFAULT 0 NOT NULL,
    meter_reading_id uuid,
    photo_id uuid,
    notes text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    CONSTRAINT breakdowns_cost_check CHECK ((cost >= (0)::numeric)),
    CONSTRAINT breakdowns_state_check CHECK ((state = ANY (ARRAY['reported'::text, 'in_work'::text, 'fixed'::text])))
);


CREATE TABLE public.company_settings (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    letterhead_id uuid NOT NULL,
    tax_rate numeric(7,4),
    shop_percent numeric(5,2) DEFAULT 0 NOT NULL,
    fleet_percent numeric(5,2) DEFAULT 0 NOT NULL,
    books_closed_until date,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    author text DEFAULT ''::text NOT NULL,
    CONSTRAINT company_settings_fleet_percent_check CHECK (((fleet_percent >= (0)::numeric) AND (fleet_percent <= (100)::numeric))),
    CONSTRAINT company_settings_shop_percent_check CHECK (((shop_percent >= (0)::numeric) AND (shop_percent <= (100)::numeric))),
    CONSTRAINT company_settings_tax_rate_check CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric)))
);


CREATE TABLE public.count_entries (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    count_id uuid NOT NULL,
    item_id uuid NOT NULL,
    user_id uuid NOT NULL,
    author text NOT NULL,
    quantity integer NOT NULL,
    book_quantity integer NOT NULL,
    counted_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    unit_cost numeric(14,4),
    CONSTRAINT count_entries_book_quantity_check CHECK ((book_quantity >= 0)),
    CONSTRAINT count_entries_quantity_check CHECK (((quantity >= 0) AND (quantity <= 99999999))),
    CONSTRAINT count_entries_unit_cost_check CHECK ((unit_cost >= (0)::numeric))
);


CREATE TABLE public.count_parts (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    count_id uuid NOT NULL,
    item_id uuid NOT NULL
);


CREATE TABLE public.count_slips (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    count_id uuid NOT NULL,
    user_id uuid NOT NULL,
    author text NOT NULL,
    code text NOT NULL,
    quantity integer,
    note text,
    found_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone,
    item_id uuid,
    CONSTRAINT count_slips_quantity_check CHECK (((quantity >= 0) AND (quantity <= 99999999)))
);


CREATE TABLE public.counts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    author text NOT NULL,
    scope text NOT NULL,
    bin text,
    is_blind boolean DEFAULT false NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone,
    finished_by uuid,
    finished_author text,
    outcome text,
    parts_in_scope integer,
    bin_key text GENERATED ALWAYS AS (lower(bin)) STORED,
    parts_chosen integer,
    parts_counted integer,
    CONSTRAINT counts_check CHECK (((scope = 'bin'::text) = (bin IS NOT NULL))),
    CONSTRAINT counts_check1 CHECK ((((finished_at IS NULL) = (outcome IS NULL)) AND ((finished_at IS NULL) = (finished_by IS NULL)))),
    CONSTRAINT counts_outcome_check CHECK ((outcome = ANY (ARRAY['counted'::text, 'all_correct'::text, 'cancelled'::text]))),
    CONSTRAINT counts_parts_chosen_check CHECK ((parts_chosen >= 0)),
    CONSTRAINT counts_parts_counted_check CHECK ((parts_counted >= 0)),
    CONSTRAINT counts_parts_in_scope_check CHECK ((parts_in_scope >= 0)),
    CONSTRAINT counts_scope_check CHECK ((scope = ANY (ARRAY['all'::text, 'bin'::text, 'list'::text])))
);


CREATE TABLE public.customer_prices (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    customer_id uuid NOT NULL,
    item_id uuid NOT NULL,
    user_id uuid NOT NULL,
    price numeric(12,2) NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT customer_prices_price_check CHECK ((price >= (0)::numeric))
);


CREATE TABLE public.customers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    email text,
    address text,
    store_zip text,
    customer_type text DEFAULT 'cash_check'::text NOT NULL,
    payment_terms text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    is_walk_in boolean DEFAULT false NOT NULL,
    price_level text DEFAULT 'retail'::text NOT NULL,
    tax_exempt boolean DEFAULT false NOT NULL,
    tax_certificate text,
    tax_certificate_until date,
    name_key text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL,
    phone_key text GENERATED ALWAYS AS (regexp_replace(phone, '\D'::text, ''::text, 'g'::text)) STORED NOT NULL,
    CONSTRAINT customers_check CHECK ((NOT (is_walk_in AND (removed_at IS NOT NULL)))),
    CONSTRAINT customers_customer_type_check CHECK ((customer_type = ANY (ARRAY['cash_check'::text, 'credit_card'::text, 'terms_account'::text]))),
    CONSTRAINT customers_payment_terms_check CHECK ((payment_terms = ANY (ARRAY['cod'::text, 'net_15'::text, 'net_30'::text]))),
    CONSTRAINT customers_price_level_check CHECK ((price_level = ANY (ARRAY['retail'::text, 'shop'::text, 'fleet'::text])))
);


CREATE TABLE public.defect_certifications (
    defect_id uuid NOT NULL,
    outcome text NOT NULL,
    note text,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    signature_name text NOT NULL,
    signature_email text NOT NULL,
    signed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT defect_certifications_outcome_check CHECK ((outcome = ANY (ARRAY['repaired'::text, 'not_necessary'::text])))
);


CREATE TABLE public.defect_photos (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    defect_id uuid NOT NULL,
    photo_id uuid NOT NULL,
    user_id uuid NOT NULL,
    added_at timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.defects (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    inspection_id uuid NOT NULL,
    item text NOT NULL,
    note text NOT NULL,
    cannot_be_driven boolean NOT NULL,
    breakdown_id uuid
);


CREATE TABLE public.files (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    shows_money boolean NOT NULL,
    content_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes bytea NOT NULL,
    thumbnail bytea NOT NULL,
    original_name text,
    attached_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT files_height_check CHECK ((height > 0)),
    CONSTRAINT files_width_check CHECK ((width > 0))
);
ALTER TABLE ONLY public.files ALTER COLUMN bytes SET STORAGE EXTERNAL;
ALTER TABLE ONLY public.files ALTER COLUMN thumbnail SET STORAGE EXTERNAL;


CREATE TABLE public.form_posts (
    token text NOT NULL,
    account_id uuid DEFAULT public.current_account_id(),
    result jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.fuel_receipts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    user_id uuid NOT NULL,
    receipt_date date NOT NULL,
    product text DEFAULT 'diesel'::text NOT NULL,
    gallons numeric(10,3),
    price_per_gallon numeric(10,3),
    total_cost numeric(12,2) NOT NULL,
    filled_up boolean DEFAULT true NOT NULL,
    missed_before boolean DEFAULT false NOT NULL,
    state text,
    meter_reading_id uuid,
    photo_id uuid,
    notes text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    import_id uuid,
    CONSTRAINT fuel_receipts_gallons_check CHECK ((gallons > (0)::numeric)),
    CONSTRAINT fuel_receipts_price_per_gallon_check CHECK ((price_per_gallon >= (0)::numeric)),
    CONSTRAINT fuel_receipts_product_check CHECK ((product = ANY (ARRAY['diesel'::text, 'gasoline'::text, 'def'::text, 'reefer'::text, 'other'::text]))),
    CONSTRAINT fuel_receipts_state_check CHECK ((state ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT fuel_receipts_total_cost_check CHECK ((total_cost >= (0)::numeric))
);


CREATE TABLE public.held_posts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    path text NOT NULL,
    content_type text NOT NULL,
    body bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    taken_at timestamp with time zone
);


CREATE TABLE public.imported_items (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    import_id uuid NOT NULL,
    item_id uuid NOT NULL,
    line integer NOT NULL,
    was_added boolean NOT NULL,
    before jsonb,
    version_after integer NOT NULL
);


CREATE TABLE public.imports (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    file_name text NOT NULL,
    content text NOT NULL,
    settings jsonb NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    written integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp with time zone,
    undone_at timestamp with time zone,
    CONSTRAINT imports_kind_check CHECK ((kind = ANY (ARRAY['vehicles'::text, 'fuel'::text, 'service'::text, 'inventory'::text]))),
    CONSTRAINT imports_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'confirmed'::text, 'undone'::text])))
);


CREATE TABLE public.inspection_acknowledgements (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    inspection_id uuid NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    signature_name text NOT NULL,
    signature_email text NOT NULL,
    signed_at timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.inspection_checks (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    inspection_id uuid NOT NULL,
    item text NOT NULL,
    result text NOT NULL,
    CONSTRAINT inspection_checks_result_check CHECK ((result = ANY (ARRAY['ok'::text, 'defect'::text, 'not_applicable'::text])))
);


CREATE TABLE public.inspection_corrections (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    inspection_id uuid NOT NULL,
    correction text NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    signature_name text NOT NULL,
    signature_email text NOT NULL,
    signed_at timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.inspections (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    vehicle_id uuid NOT NULL,
    kind text NOT NULL,
    company_name text NOT NULL,
    vehicle_title text NOT NULL,
    unit_number text,
    vin text,
    serial_number text,
    meter_reading_id uuid,
    notes text,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    signature_name text NOT NULL,
    signature_email text NOT NULL,
    signed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT inspections_kind_check CHECK ((kind = ANY (ARRAY['pre_trip'::text, 'post_trip'::text])))
);


CREATE TABLE public.installation (
    one_row boolean DEFAULT true NOT NULL,
    request_role text NOT NULL,
    secret text NOT NULL,
    listen_url text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT installation_one_row_check CHECK (one_row)
);


CREATE TABLE public.inventory_search (
    account_id uuid NOT NULL,
    item_id uuid NOT NULL,
    owner_id uuid NOT NULL,
    part_key text NOT NULL,
    document text NOT NULL
);


CREATE TABLE public.inventory_sizes (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    items integer DEFAULT 0 NOT NULL
);


CREATE TABLE public.invoice_events (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    invoice_id uuid NOT NULL,
    "position" bigint NOT NULL,
    happened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    user_id uuid NOT NULL,
    author text NOT NULL,
    what text NOT NULL,
    status_before text,
    status_after text,
    note text,
    CONSTRAINT invoice_events_what_check CHECK ((what = ANY (ARRAY['created'::text, 'issued'::text, 'status'::text, 'paid'::text, 'payment_reversed'::text, 'credited'::text, 'credit_cancelled'::text, 'mailed'::text])))
);


ALTER TABLE public.invoice_events ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invoice_events_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE public.invoice_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    invoice_id uuid NOT NULL,
    line integer NOT NULL,
    kind text DEFAULT 'sale'::text NOT NULL,
    inventory_item_id uuid,
    part_number text NOT NULL,
    part_key text GENERATED ALWAYS AS (public.part_key(part_number)) STORED NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    quantity integer NOT NULL,
    unit_price numeric(14,4) NOT NULL,
    discount_percent numeric(5,2) DEFAULT 0 NOT NULL,
    tax_included boolean DEFAULT true NOT NULL,
    line_total numeric(14,2) NOT NULL,
    credits_line_id uuid,
    restocked integer DEFAULT 0 NOT NULL,
    CONSTRAINT invoice_items_check CHECK (((restocked >= 0) AND (restocked <= quantity))),
    CONSTRAINT invoice_items_discount_percent_check CHECK (((discount_percent >= (0)::numeric) AND (discount_percent <= (100)::numeric))),
    CONSTRAINT invoice_items_kind_check CHECK ((kind = ANY (ARRAY['sale'::text, 'core_charge'::text, 'core_return'::text, 'lost'::text]))),
    CONSTRAINT invoice_items_quantity_check CHECK (((quantity >= 0) AND (quantity <= 99999999))),
    CONSTRAINT invoice_items_unit_price_check CHECK ((unit_price >= (0)::numeric))
);


CREATE TABLE public.invoice_numbers (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    invoices integer DEFAULT 0 NOT NULL,
    credit_notes integer DEFAULT 0 NOT NULL
);


CREATE TABLE public.invoices (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    kind text DEFAULT 'invoice'::text NOT NULL,
    credits_id uuid,
    number integer,
    invoice_number text GENERATED ALWAYS AS ((
CASE kind
    WHEN 'credit_note'::text THEN 'CN-'::text
    ELSE 'INV-'::text
END || lpad((number)::text, GREATEST(3, length((number)::text)), '0'::text))) STORED,
    status text DEFAULT 'draft'::text NOT NULL,
    issued_at timestamp with time zone,
    customer_id uuid,
    customer_name text DEFAULT ''::text NOT NULL,
    customer_phone text DEFAULT ''::text NOT NULL,
    customer_email text,
    customer_address text,
    customer_key text GENERATED ALWAYS AS (lower(customer_name)) STORED NOT NULL,
    terms text,
    tax_certificate text,
    invoice_date date NOT NULL,
    due_date date,
    po_number text,
    notes text,
    subtotal numeric(14,2) DEFAULT 0 NOT NULL,
    tax_rate numeric(7,4) DEFAULT 0 NOT NULL,
    tax_rate_unread text,
    tax_amount numeric(14,2) DEFAULT 0 NOT NULL,
    total numeric(14,2) DEFAULT 0 NOT NULL,
    paid numeric(14,2) DEFAULT 0 NOT NULL,
    credited numeric(14,2) DEFAULT 0 NOT NULL,
    open_balance numeric(14,2) GENERATED ALWAYS AS ((
CASE
    WHEN ((kind = 'invoice'::text) AND (status = ANY (ARRAY['finalized'::text, 'sent'::text, 'paid'::text]))) THEN (total - credited)
    ELSE (0)::numeric
END - paid)) STORED NOT NULL,
    payment_method text,
    letterhead_id uuid,
    printed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    CONSTRAINT invoices_check CHECK (((number IS NULL) = (issued_at IS NULL))),
    CONSTRAINT invoices_check1 CHECK (((issued_at IS NULL) OR (removed_at IS NULL))),
    CONSTRAINT invoices_check2 CHECK (((kind = 'credit_note'::text) = (credits_id IS NOT NULL))),
    CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
    CONSTRAINT invoices_payment_method_check CHECK ((payment_method = ANY (ARRAY['cod'::text, 'credit_card'::text, 'terms_account'::text]))),
    CONSTRAINT invoices_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'finalized'::text, 'sent'::text, 'paid'::text, 'cancelled'::text]))),
    CONSTRAINT invoices_tax_rate_check CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric))),
    CONSTRAINT invoices_terms_check CHECK ((terms = ANY (ARRAY['cod'::text, 'net_15'::text, 'net_30'::text])))
);


CREATE TABLE public.kit_lines (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    kit_id uuid NOT NULL,
    item_id uuid NOT NULL,
    line integer NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT kit_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 9999)))
);


CREATE TABLE public.kits (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    notes text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid
);


CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


CREATE TABLE public.letterheads (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    company_name text NOT NULL,
    header_text text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    tax_id text DEFAULT ''::text NOT NULL,
    logo_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.lost_sales (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    item_id uuid,
    part_number text NOT NULL,
    part_key text GENERATED ALWAYS AS (public.part_key(part_number)) STORED NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    quantity integer NOT NULL,
    customer_id uuid,
    invoice_id uuid,
    note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    CONSTRAINT lost_sales_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99999999)))
);


CREATE TABLE public.low_stock_mailings (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    looked_on date NOT NULL
);


CREATE TABLE public.mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id(),
    kind text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    state text DEFAULT 'queued'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    next_attempt_at timestamp with time zone,
    expires_at timestamp with time zone,
    sent_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    about_id uuid,
    CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'not_configured'::text])))
);


CREATE TABLE public.meter_readings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    user_id uuid,
    meter_number integer DEFAULT 1 NOT NULL,
    value numeric(9,1) NOT NULL,
    unit text NOT NULL,
    read_on date NOT NULL,
    source text NOT NULL,
    recorded_at timestamp with time zone DEFAULT now() NOT NULL,
    struck_at timestamp with time zone,
    struck_by uuid,
    strike_reason text,
    import_id uuid,
    CONSTRAINT meter_readings_meter_number_check CHECK ((meter_number >= 1)),
    CONSTRAINT meter_readings_source_check CHECK ((source = ANY (ARRAY['vehicle'::text, 'meter'::text, 'opening'::text, 'closing'::text, 'part'::text, 'breakdown'::text, 'fuel'::text, 'service'::text, 'inspection'::text, 'reminder'::text]))),
    CONSTRAINT meter_readings_unit_check CHECK ((unit = ANY (ARRAY['mi'::text, 'km'::text, 'h'::text]))),
    CONSTRAINT meter_readings_value_check CHECK (((value >= (0)::numeric) AND (value <= (9999999)::numeric)))
);


CREATE TABLE public.operator_actions (
    id bigint NOT NULL,
    command text NOT NULL,
    target text NOT NULL,
    outcome text NOT NULL,
    operator text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


ALTER TABLE public.operator_actions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.operator_actions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE public.parts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    user_id uuid NOT NULL,
    category text NOT NULL,
    part_number text,
    "position" text,
    vendor text,
    cost numeric(12,2),
    install_date date NOT NULL,
    meter_reading_id uuid,
    photo_id uuid,
    breakdown_id uuid,
    service_entry_id uuid,
    notes text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    removed_as text,
    inventory_item_id uuid,
    quantity_taken integer,
    CONSTRAINT parts_cost_check CHECK ((cost >= (0)::numeric)),
    CONSTRAINT parts_quantity_taken_check CHECK (((quantity_taken >= 1) AND (quantity_taken <= 9999))),
    CONSTRAINT parts_removed_as_check CHECK ((removed_as = ANY (ARRAY['taken_off'::text, 'mistake'::text]))),
    CONSTRAINT parts_taken_check CHECK (((inventory_item_id IS NULL) = (quantity_taken IS NULL)))
);


CREATE TABLE public.password_resets (
    token_hash text NOT NULL,
    user_id uuid NOT NULL,
    mailed boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    used_at timestamp with time zone
);


CREATE TABLE public.payments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    invoice_id uuid NOT NULL,
    user_id uuid NOT NULL,
    author text NOT NULL,
    amount numeric(14,2) NOT NULL,
    method text NOT NULL,
    paid_on date NOT NULL,
    reference text,
    note text,
    by_status boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    reversed_at timestamp with time zone,
    reversed_by uuid,
    reverse_reason text,
    CONSTRAINT payments_amount_check CHECK ((amount <> (0)::numeric)),
    CONSTRAINT payments_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'check'::text, 'card'::text, 'transfer'::text, 'other'::text])))
);


CREATE TABLE public.profiles (
    id uuid NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    dashboard_sections text[] DEFAULT '{fleet_data}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    is_counter boolean DEFAULT false NOT NULL
);


CREATE TABLE public.reminder_completions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    reminder_id uuid NOT NULL,
    service_entry_id uuid,
    user_id uuid NOT NULL,
    done_on date NOT NULL,
    meter_reading_id uuid,
    next_due_on date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid
);


CREATE TABLE public.reminder_mailings (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    looked_on date NOT NULL
);


CREATE TABLE public.reminder_notices (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    reminder_id uuid NOT NULL,
    state text NOT NULL,
    cycle text NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT reminder_notices_state_check CHECK ((state = ANY (ARRAY['due_soon'::text, 'overdue'::text])))
);


CREATE TABLE public.reminders (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    user_id uuid NOT NULL,
    task text NOT NULL,
    every_use numeric(9,1),
    use_unit text,
    every_months integer,
    due_on date,
    soon_use numeric(9,1),
    soon_days integer DEFAULT 14 NOT NULL,
    notes text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    CONSTRAINT reminders_check CHECK ((num_nonnulls(every_use, every_months, due_on) > 0)),
    CONSTRAINT reminders_check1 CHECK (((every_use IS NULL) = (use_unit IS NULL))),
    CONSTRAINT reminders_every_months_check CHECK (((every_months >= 1) AND (every_months <= 600))),
    CONSTRAINT reminders_every_use_check CHECK ((every_use > (0)::numeric)),
    CONSTRAINT reminders_soon_days_check CHECK (((soon_days >= 0) AND (soon_days <= 366))),
    CONSTRAINT reminders_soon_use_check CHECK ((soon_use >= (0)::numeric)),
    CONSTRAINT reminders_use_unit_check CHECK ((use_unit = ANY (ARRAY['mi'::text, 'km'::text, 'h'::text])))
);


CREATE TABLE public.service_entries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    user_id uuid NOT NULL,
    service_date date NOT NULL,
    description text NOT NULL,
    own_shop boolean DEFAULT true NOT NULL,
    vendor text,
    labor_cost numeric(12,2),
    other_cost numeric(12,2),
    meter_reading_id uuid,
    photo_id uuid,
    notes text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    removed_by uuid,
    import_id uuid,
    CONSTRAINT service_entries_labor_cost_check CHECK ((labor_cost >= (0)::numeric)),
    CONSTRAINT service_entries_other_cost_check CHECK ((other_cost >= (0)::numeric))
);


CREATE TABLE public.sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    token_hash text NOT NULL,
    user_id uuid NOT NULL,
    device text NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    revoked boolean DEFAULT false NOT NULL
);


CREATE TABLE public.stock_movements (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    item_id uuid NOT NULL,
    "position" bigint NOT NULL,
    moved_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    user_id uuid NOT NULL,
    author text NOT NULL,
    reason text NOT NULL,
    document_type text,
    document_id uuid,
    quantity_before integer NOT NULL,
    quantity_change integer NOT NULL,
    quantity_after integer NOT NULL,
    short integer DEFAULT 0 NOT NULL,
    unit_cost numeric(12,2),
    bin_before text,
    bin_after text,
    supplier text,
    reference text,
    note text,
    CONSTRAINT stock_movements_check CHECK ((quantity_after = (quantity_before + quantity_change))),
    CONSTRAINT stock_movements_check1 CHECK (((document_type IS NULL) = (document_id IS NULL))),
    CONSTRAINT stock_movements_document_type_check CHECK ((document_type = ANY (ARRAY['count'::text, 'import'::text, 'part'::text, 'invoice'::text]))),
    CONSTRAINT stock_movements_quantity_after_check CHECK ((quantity_after >= 0)),
    CONSTRAINT stock_movements_quantity_before_check CHECK ((quantity_before >= 0)),
    CONSTRAINT stock_movements_reason_check CHECK ((reason = ANY (ARRAY['added'::text, 'edited'::text, 'received'::text, 'adjusted'::text, 'moved'::text, 'counted'::text, 'sold'::text, 'returned'::text, 'installed'::text, 'uninstalled'::text, 'imported'::text, 'import_undone'::text, 'deleted'::text]))),
    CONSTRAINT stock_movements_short_check CHECK ((short >= 0)),
    CONSTRAINT stock_movements_unit_cost_check CHECK ((unit_cost >= (0)::numeric))
);


ALTER TABLE public.stock_movements ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.stock_movements_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE public.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    role text DEFAULT 'user'::text NOT NULL,
    email_confirmed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT users_email_check CHECK ((email = lower(email))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'user'::text, 'limited_user'::text, 'demo'::text, 'waitlist'::text])))
);


CREATE TABLE public.vehicle_absences (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    vehicle_id uuid NOT NULL,
    left_at timestamp with time zone DEFAULT now() NOT NULL,
    reason text,
    returned_at timestamp with time zone
);


CREATE TABLE public.vehicle_counts (
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    in_service integer NOT NULL,
    CONSTRAINT vehicle_counts_in_service_check CHECK ((in_service >= 0))
);


CREATE TABLE public.vehicles (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid DEFAULT public.current_account_id() NOT NULL,
    user_id uuid NOT NULL,
    vin text,
    serial_number text,
    make_model text NOT NULL,
    unit_number text,
    engine_serial text,
    tire_size text,
    lessor text,
    make text,
    model text,
    year integer,
    vehicle_type text,
    engine_model text,
    body_class text,
    engine_manufacturer text,
    gvwr text,
    decode_source text,
    decoded_at timestamp with time zone,
    before_decode jsonb,
    add_date timestamp with time zone DEFAULT now() NOT NULL,
    archived_at timestamp with time zone,
    archive_reason text,
    version integer DEFAULT 1 NOT NULL,
    last_six text GENERATED ALWAYS AS (lower("right"(COALESCE(vin, serial_number), 6))) STORED,
    unit_key text GENERATED ALWAYS AS (lower(unit_number)) STORED,
    meter_unit text DEFAULT 'mi'::text NOT NULL,
    import_id uuid,
    CONSTRAINT vehicles_check CHECK ((num_nonnulls(vin, serial_number) <= 1)),
    CONSTRAINT vehicles_decode_source_check CHECK ((decode_source = ANY (ARRAY['tables'::text, 'online'::text, 'typed'::text]))),
    CONSTRAINT vehicles_meter_unit_check CHECK ((meter_unit = ANY (ARRAY['mi'::text, 'km'::text, 'h'::text]))),
    CONSTRAINT vehicles_vin_check CHECK (((vin ~ '^.{17}$'::text) AND (vin = upper(vin))))
);


CREATE TABLE public.vpic_pattern (
    schema_id integer NOT NULL,
    element text NOT NULL,
    keys text NOT NULL,
    value text NOT NULL
);


CREATE TABLE public.vpic_stamp (
    one_row boolean DEFAULT true NOT NULL,
    stamp text NOT NULL,
    CONSTRAINT vpic_stamp_one_row_check CHECK (one_row)
);


CREATE TABLE public.vpic_wmi (
    wmi text NOT NULL,
    makes text[] NOT NULL,
    vehicle_type text NOT NULL,
    manufacturer text NOT NULL,
    truck_type smallint
);


CREATE TABLE public.vpic_wmi_schema (
    wmi text NOT NULL,
    schema_id integer NOT NULL,
    year_from smallint NOT NULL,
    year_to smallint
);


INSERT INTO graphile_worker.migrations VALUES
	(1, '2026-11-29 00:45:24.921867+00', true),
	(2, '2026-11-29 00:45:24.967432+00', false),
	(3, '2026-11-29 00:45:24.991495+00', true),
	(4, '2026-11-29 00:45:24.998659+00', false),
	(5, '2026-11-29 00:45:25.011646+00', false),
	(6, '2026-11-29 00:45:25.021802+00', false),
	(7, '2026-11-29 00:45:25.043985+00', false),
	(8, '2026-11-29 00:45:25.06347+00', false),
	(9, '2026-11-29 00:45:25.087365+00', false),
	(10, '2026-11-29 00:45:25.09136+00', false),
	(11, '2026-11-29 00:45:25.105485+00', true),
	(12, '2026-11-29 00:45:25.318424+00', false),
	(13, '2026-11-29 00:45:25.346508+00', true),
	(14, '2026-11-29 00:45:25.359223+00', true),
	(15, '2026-11-29 00:45:25.366549+00', false),
	(16, '2026-11-29 00:45:25.391446+00', true),
	(17, '2026-11-29 00:45:25.403485+00', false),
	(18, '2026-11-29 00:45:25.407563+00', false);


INSERT INTO public.accounts VALUES
	('4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', 'ACC32932107', 'Prairie Owner-Operator (sample)', '100 Main Street, Springfield, IL 62701', '(555) 555-0100', '{fleet_owner_op}', NULL, 'America/Chicago', 'free', 1, '2026-11-29 00:45:32.807042+00'),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', 'ACC07286870', 'Ridgeline Hauling (sample)', '100 Main Street, Springfield, IL 62701', '(555) 555-0100', '{fleet_with_inventory}', NULL, 'America/Chicago', 'pro', 1, '2026-11-29 00:45:32.807042+00'),
	('fcd97245-bb1c-479d-adb0-7d093528a040', 'ACC37117075', 'Lakeshore Fleet & Parts (sample)', '100 Main Street, Springfield, IL 62701', '(555) 555-0100', '{fleet_with_inventory}', NULL, 'America/Chicago', 'enterprise', 1, '2026-11-29 00:45:32.807042+00');


INSERT INTO public.breakdowns VALUES
	('8495dcbf-d5bf-4c0f-95b7-27afb8084b9d', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 'Electrical Problem', '2026-11-03', 'fixed', 210.00, '8910558c-6700-4604-973a-0599f3288be3', NULL, 'Battery light on, towed to the yard.', '2026-11-29 00:45:32.807042+00', 1, NULL, NULL),
	('0b29a28a-6e0f-48e9-a295-cd71451852b0', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'Electrical Problem', '2026-11-03', 'fixed', 210.00, '914b5fae-64b6-4eb0-96be-a8654ebfad64', NULL, 'Battery light on, towed to the yard.', '2026-11-29 00:45:32.807042+00', 1, NULL, NULL),
	('83d06003-9461-45c6-93bc-054cbceecc57', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'Electrical Problem', '2026-11-03', 'fixed', 210.00, 'ddafd83c-7456-4d74-8b62-9a344005d684', NULL, 'Battery light on, towed to the yard.', '2026-11-29 00:45:32.807042+00', 1, NULL, NULL),
	('33df6949-02cd-4234-9f08-6e20d5b287fd', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'Electrical Problem', '2026-11-03', 'fixed', 210.00, '8ed9c99d-5672-4eeb-9c43-f01c8b2cb088', NULL, 'Battery light on, towed to the yard.', '2026-11-29 00:45:32.807042+00', 1, NULL, NULL),
	('d11b1b64-395d-4037-8614-45468ecaa0c0', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'Electrical Problem', '2026-11-03', 'fixed', 210.00, '96ea3cf3-e9ef-4796-8ba1-ff059cfe4fb9', NULL, 'Battery light on, towed to the yard.', '2026-11-29 00:45:32.807042+00', 1, NULL, NULL);


INSERT INTO public.company_settings VALUES
	('fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '183056b0-a5bc-4eb6-bd78-add84acfc716', 8.2500, 10.00, 15.00, NULL, 1, '2026-11-29 00:45:32.807042+00', '');


INSERT INTO public.customers VALUES
	('115182d7-f5c8-43c6-88f9-d007e658a648', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'Harbor Lines', '(555) 555-0144', 'office@harbor-lines.example', '9 Pier Road
Springfield, IL 62702', '62702', 'terms_account', 'net_30', '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, false, 'shop', false, NULL, NULL, DEFAULT, DEFAULT),
	('6d9cabd3-fb07-4ecb-b06e-b776137d560c', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'Blue Mesa Transport', '(555) 555-0144', 'office@blue-mesa-transport.example', '9 Pier Road
Springfield, IL 62702', '62702', 'terms_account', 'net_30', '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, false, 'shop', false, NULL, NULL, DEFAULT, DEFAULT);


INSERT INTO public.fuel_receipts VALUES
	('d8969a2f-7ae9-4ccd-9573-528df7eed94e', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', '2026-10-27', 'diesel', 169.000, 3.680, 621.92, true, false, NULL, '4d3bdf02-cfdb-44c6-92f0-1a05c3920d37', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('e66f8849-5803-4469-8608-df4029cedc06', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', '2026-10-31', 'diesel', 173.000, 3.670, 634.91, true, false, NULL, '67498fb6-1c0a-49d0-aa12-efb5f587749f', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('f5a36338-fb4a-4147-bba7-bfb6a237218a', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', '2026-11-04', 'diesel', 177.000, 3.660, 647.82, true, false, NULL, '64cb576a-5e38-4553-81ff-4c8aef8a5870', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('e83e5b64-7865-4565-989e-75e5453fdd1c', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', '2026-11-08', 'diesel', 170.000, 3.650, 620.50, true, false, NULL, '653359ca-7aa6-4063-a234-47c2154d7d9a', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('5c35fa90-d38d-4847-ac3e-869beda982c1', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', '2026-11-12', 'diesel', 174.000, 3.640, 633.36, true, false, NULL, '50a3c241-f9ae-4f6c-99ef-fc25355b6652', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('1990d731-27a5-4d63-8cef-3ce8930e6cb5', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', '2026-11-16', 'diesel', 178.000, 3.630, 646.14, true, false, NULL, '7579d505-be6f-4f47-89f2-1ae04c516f54', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('36e913a1-376d-473d-b8cf-ba93d670364c', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', '2026-11-20', 'diesel', 171.000, 3.620, 619.02, true, false, NULL, 'f9a3f108-bf8f-4bc4-bf5f-00bbb3d28dbf', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('0c5de480-c40f-4a33-aa92-85ad4e929615', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', '2026-11-24', 'diesel', 40.000, 3.610, 144.40, false, false, NULL, '15a9131b-50bb-4fbe-b62b-61e973366c14', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('f28e7fc2-42b1-4275-9c21-14e35778520e', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-10-27', 'diesel', 169.000, 3.680, 621.92, true, false, NULL, '5c726e19-ef7f-4316-a4db-47280b287d53', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('9508e916-015b-4999-b75f-20f37e5774ae', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-10-31', 'diesel', 173.000, 3.670, 634.91, true, false, NULL, '70125f01-64d6-46ad-ba89-63e835c3681b', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('ccf9f6ef-5d7e-4432-bbbc-2f66fbe37852', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-11-04', 'diesel', 177.000, 3.660, 647.82, true, false, NULL, '256e72c3-9039-4b42-80c1-83d814f08525', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('c8383886-a51f-43fb-8602-39ce8eb53ee8', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-11-08', 'diesel', 170.000, 3.650, 620.50, true, false, NULL, 'd3366aa7-a353-453e-9af0-292de3093546', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('ac8c2159-bafb-4ffe-a446-c2aaf22e84c9', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-11-12', 'diesel', 174.000, 3.640, 633.36, true, false, NULL, 'a4a12006-8bd5-46b6-b5ac-cfb9f2509945', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('d787ab37-3808-4621-9e00-70061ffcb82e', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-11-16', 'diesel', 178.000, 3.630, 646.14, true, false, NULL, '1a0218f8-6282-4983-a3df-6088c3b960ca', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('74190886-7ad4-4f4c-81c1-bff7031878f5', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-11-20', 'diesel', 171.000, 3.620, 619.02, true, false, NULL, 'b30ec7cc-d045-4dc2-a96e-b74bd4b52f60', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('63e981d0-134f-43b2-a832-42e7e5f0baf9', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-11-24', 'diesel', 40.000, 3.610, 144.40, false, false, NULL, '3d3f3132-b02b-42bb-9faa-26d2b590a6c6', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('d384230b-0d35-4f52-a10c-c9dc4c416c2a', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-10-27', 'diesel', 169.000, 3.680, 621.92, true, false, NULL, 'f40f8fef-ccaa-4d10-8dc6-fc1880aa1a64', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('ce690db0-b3b8-4a14-8534-6fedfbef219b', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-10-31', 'diesel', 173.000, 3.670, 634.91, true, false, NULL, '8efd29f9-3117-49e4-823f-24de43d1eaf6', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('149b4081-f3d8-4970-927e-4708250d722e', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-11-04', 'diesel', 177.000, 3.660, 647.82, true, false, NULL, '00ae860f-1a9c-4524-a9a9-8a6fe949d3e1', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('6220a423-0905-46cb-a4bf-965b6bef1bdd', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-11-08', 'diesel', 170.000, 3.650, 620.50, true, false, NULL, '1e950a03-349b-4d72-856b-6d28975ed3b1', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('29cd16be-9f5b-4b07-899a-fb8db1d677df', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-11-12', 'diesel', 174.000, 3.640, 633.36, true, false, NULL, '1408e3d2-78e9-45bb-aed3-86a863724a79', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('f970f285-f969-49ca-8ddb-7b3ac55dbbfd', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-11-16', 'diesel', 178.000, 3.630, 646.14, true, false, NULL, '4d596740-2078-4db0-ac5d-8150ec4a33e8', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('553455c0-7194-4d5c-b8cb-c9972d93c5bc', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-11-20', 'diesel', 171.000, 3.620, 619.02, true, false, NULL, '2388e355-f604-431f-b1c2-1bc03a7ea3ae', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('3cac84b0-9781-410b-98f9-0a053005becf', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-11-24', 'diesel', 40.000, 3.610, 144.40, false, false, NULL, 'c4d6c2b7-8435-42fd-bb1d-b7d8cf61f1f2', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('13c0c18c-b7e5-4ea2-b2d5-fc01763a0b0c', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-10-27', 'diesel', 169.000, 3.680, 621.92, true, false, NULL, '0786a650-bcde-4757-b82a-a88001db2fba', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('48e41f76-cf98-46d0-836a-6257561780fb', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-10-31', 'diesel', 173.000, 3.670, 634.91, true, false, NULL, '3a9479fc-b57f-4b13-af7a-1a0b9e7987fc', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('a7e5dea4-74cd-461e-81a5-85024b8a2083', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-11-04', 'diesel', 177.000, 3.660, 647.82, true, false, NULL, 'd1213be0-e7c4-407c-8792-bb693c7629d3', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('13c3d154-ff6a-457b-b9f9-699a30a01d55', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-11-08', 'diesel', 170.000, 3.650, 620.50, true, false, NULL, 'bf2cacbf-e98b-4c89-893a-4bb79844c458', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('157f44c2-25af-40a7-b5d3-c1bf122f905f', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-11-12', 'diesel', 174.000, 3.640, 633.36, true, false, NULL, '0e0ca488-9c56-4907-b6f8-31d1cfc19bf4', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('2fadcc3f-bb4e-4363-a675-5a5b32e02341', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-11-16', 'diesel', 178.000, 3.630, 646.14, true, false, NULL, '4d19a831-070f-44cc-8be7-fed9d960c636', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('fb1be47a-f84d-4733-afda-2f0d1064fe30', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-11-20', 'diesel', 171.000, 3.620, 619.02, true, false, NULL, 'e64d6df3-5280-43b1-8c2c-47a17790a2b7', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('32fee8bd-4ca0-4093-97a0-e6c1ede04214', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-11-24', 'diesel', 40.000, 3.610, 144.40, false, false, NULL, '8fde86c1-5f74-44e4-b502-a74698d8d2d8', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('c10208cc-1fbc-41a9-9c26-aac5c79bda10', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-10-27', 'diesel', 169.000, 3.680, 621.92, true, false, NULL, '96e00d2d-7d7f-4fd0-b176-9ee707079831', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('81e868da-dfa6-4c7e-8fab-9acff05ec1c8', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-10-31', 'diesel', 173.000, 3.670, 634.91, true, false, NULL, '88f07cfd-cb37-4a73-a22a-fba2f5acd859', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('75e4c7d8-35f3-4820-bd21-9a20061b9ea9', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-11-04', 'diesel', 177.000, 3.660, 647.82, true, false, NULL, '476a822e-5844-403a-a1c7-32ef7faed326', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('d8c50bbc-d5b7-448d-87bb-d5a61868c6f6', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-11-08', 'diesel', 170.000, 3.650, 620.50, true, false, NULL, 'ffd9179c-ff6f-4ee2-b99b-8bfbe529b261', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('3c7a3a6e-e920-414b-8d1d-02d3b8b77a51', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-11-12', 'diesel', 174.000, 3.640, 633.36, true, false, NULL, '9218ed9b-2888-4bc1-b143-fbd9173303a4', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('1ce48fe2-f1ab-4fa8-8b2c-3c2b461b2dfc', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-11-16', 'diesel', 178.000, 3.630, 646.14, true, false, NULL, '240fa7cd-2e25-4972-8ffb-c075fabd2751', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('470a9925-fd02-4ef5-8f70-fbc1275df571', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-11-20', 'diesel', 171.000, 3.620, 619.02, true, false, NULL, '5d6573b9-9061-47af-850a-bbc853fca801', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('d591e2bf-5634-49e7-8a71-ead7d2fa6100', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-11-24', 'diesel', 40.000, 3.610, 144.40, false, false, NULL, '8ff5df32-9ff4-40c1-a658-33f5dfdd98ec', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL);


INSERT INTO public.installation VALUES
	(true, 'fleettrack_request_released', '0e19831608504e6dacb6b9f8ede89f37b3db23f046ed4bf3a5a9ee435559270e', NULL, '2026-11-29 00:45:22.152814+00');


INSERT INTO public.inventory_items VALUES
	('6394f452-e85e-4b87-a9c5-30223f96cec4', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', NULL, 'LF9080', 'Oil filter, Cummins ISX', 'Fleetguard', 'FleetPride', 31.40, NULL, 47.95, NULL, 'A1', 14, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('245bf89d-c4fc-4a83-be79-fd2d3e25cb04', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', NULL, 'FF5825NN', 'Fuel filter', 'Fleetguard', 'FleetPride', 22.75, NULL, 34.50, NULL, 'A1', 3, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('38fa0e0c-763c-4f96-8a0e-88374c6735d6', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', NULL, 'B495', 'Oil filter, spin-on', 'Baldwin', 'FleetPride', 9.80, NULL, 15.95, NULL, 'A1', 22, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('959c73fb-3548-47c9-8403-6aa56c25003e', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', NULL, 'P181137', 'Air filter, primary', 'Donaldson', 'FleetPride', 61.20, NULL, 92.00, NULL, 'A2', 5, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('6f6235a8-cbb3-4afb-8462-22e020ad3de4', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', NULL, '109990', 'Air dryer cartridge AD-9', 'Bendix', 'FleetPride', 38.10, NULL, 59.95, NULL, 'A3', 6, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('c1dc04d9-ae6d-4414-a194-ee574e6103b1', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', NULL, '4707Q-KIT', 'Brake shoe kit 16.5 x 7', 'Meritor', 'FleetPride', 54.00, NULL, 84.95, NULL, 'B1', 8, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('d2f3b485-b664-4a1c-be9a-003c45ec589c', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', NULL, '3030', 'Brake chamber, type 30/30', 'Haldex', 'FleetPride', 41.50, NULL, 68.00, NULL, 'B1', 9, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('09f2fed5-e31f-4e47-8c1c-f962cdab09aa', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', NULL, '370001A', 'Wheel seal, drive axle', 'Stemco', 'FleetPride', 24.90, NULL, 39.95, NULL, 'B2', 12, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('4c1b6e11-59e3-400c-ac1b-a48c24bf97a8', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', NULL, 'W01-358-9781', 'Air spring, trailer', 'Firestone', 'FleetPride', 118.00, NULL, 179.00, NULL, 'B3', 2, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('40126533-c025-4b6a-b67d-963387b1d78b', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', NULL, '8600310', 'Alternator 12 V 160 A', 'Delco Remy', 'FleetPride', 289.00, NULL, 389.95, 75.00, 'C1', 1, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('e1ed810f-a658-4421-a121-f25f60446d5f', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', NULL, '10202Y', 'LED marker lamp, yellow', 'Truck-Lite', 'FleetPride', 6.10, NULL, 11.50, NULL, 'C2', 40, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('03dd1b48-8921-40e1-abdc-12ba9b2e67e6', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', NULL, '15-3850', 'U-joint, 1810 series', 'Spicer', 'FleetPride', 47.30, NULL, 74.95, NULL, 'C3', 4, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('fd2096de-eff7-4a7d-9940-6987ce2e2a29', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', NULL, 'FF5825NN', 'Fuel filter', 'Fleetguard', 'FleetPride', 22.75, NULL, 34.50, NULL, 'A1', 3, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('c5bb6a5f-b0dc-4700-8fb9-0442a3050d20', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', NULL, 'B495', 'Oil filter, spin-on', 'Baldwin', 'FleetPride', 9.80, NULL, 15.95, NULL, 'A1', 22, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('0491cb61-9f44-4518-9bb3-8e15c8fc758b', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', NULL, '109990', 'Air dryer cartridge AD-9', 'Bendix', 'FleetPride', 38.10, NULL, 59.95, NULL, 'A3', 6, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('4f3d97dc-7440-43ff-99f8-38263b47ec61', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', NULL, '370001A', 'Wheel seal, drive axle', 'Stemco', 'FleetPride', 24.90, NULL, 39.95, NULL, 'B2', 12, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('6c5bbf2b-2450-4695-97e8-3ba538e1ded7', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', NULL, 'W01-358-9781', 'Air spring, trailer', 'Firestone', 'FleetPride', 118.00, NULL, 179.00, NULL, 'B3', 2, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('9711b4c6-02f1-4089-8270-11fc10056bd4', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', NULL, '10202Y', 'LED marker lamp, yellow', 'Truck-Lite', 'FleetPride', 6.10, NULL, 11.50, NULL, 'C2', 40, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('cf0f9349-6b3b-4f44-becf-c5064fa260eb', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', NULL, '15-3850', 'U-joint, 1810 series', 'Spicer', 'FleetPride', 47.30, NULL, 74.95, NULL, 'C3', 4, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('4d96648b-65e8-4c0d-965a-4b5fe6b8566e', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', NULL, 'P181137', 'Air filter, primary', 'Donaldson', 'FleetPride', 61.20, NULL, 92.00, NULL, 'A2', 4, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('30156ce0-0e2f-422c-b5e3-ee1062031531', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', NULL, 'LF9080', 'Oil filter, Cummins ISX', 'Fleetguard', 'FleetPride', 31.40, NULL, 47.95, NULL, 'A1', 10, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('8c212b2f-ee2e-4048-9cf2-beb9c0f1f277', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', NULL, '4707Q-KIT', 'Brake shoe kit 16.5 x 7', 'Meritor', 'FleetPride', 54.00, NULL, 84.95, NULL, 'B1', 6, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('d476be19-59b9-4d93-aea7-d64bc4ec2e19', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', NULL, '3030', 'Brake chamber, type 30/30', 'Haldex', 'FleetPride', 41.50, NULL, 68.00, NULL, 'B1', 8, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT),
	('3a57b812-b748-4bab-a33b-b8584d6f0319', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', NULL, '8600310', 'Alternator 12 V 160 A', 'Delco Remy', 'FleetPride', 289.00, NULL, 389.95, 75.00, 'C1', 0, 0, 4, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT);


INSERT INTO public.inventory_search VALUES
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '6394f452-e85e-4b87-a9c5-30223f96cec4', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'LF9080', ' lf9080 oil filter, cummins isx fleetguard fleetpride a1 lf9080 oilfiltercumminsisxfleetguardfleetpride '),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '245bf89d-c4fc-4a83-be79-fd2d3e25cb04', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'FF5825NN', ' ff5825nn fuel filter fleetguard fleetpride a1 ff5825nn fuelfilterfleetguardfleetpride '),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '38fa0e0c-763c-4f96-8a0e-88374c6735d6', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'B495', ' b495 oil filter, spin-on baldwin fleetpride a1 b495 oilfilterspinonbaldwinfleetpride '),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '959c73fb-3548-47c9-8403-6aa56c25003e', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'P181137', ' p181137 air filter, primary donaldson fleetpride a2 p181137 airfilterprimarydonaldsonfleetpride '),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '6f6235a8-cbb3-4afb-8462-22e020ad3de4', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', '109990', ' 109990 air dryer cartridge ad-9 bendix fleetpride a3 109990 airdryercartridgead9bendixfleetpride '),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c1dc04d9-ae6d-4414-a194-ee574e6103b1', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', '4707QK1T', ' 4707q-kit brake shoe kit 16.5 x 7 meritor fleetpride b1 4707qk1t brakeshoekit165x7meritorfleetpride '),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', 'd2f3b485-b664-4a1c-be9a-003c45ec589c', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', '3030', ' 3030 brake chamber, type 30/30 haldex fleetpride b1 3030 brakechambertype3030haldexfleetpride '),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '09f2fed5-e31f-4e47-8c1c-f962cdab09aa', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', '370001A', ' 370001a wheel seal, drive axle stemco fleetpride b2 370001a wheelsealdriveaxlestemcofleetpride '),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '4c1b6e11-59e3-400c-ac1b-a48c24bf97a8', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'W013589781', ' w01-358-9781 air spring, trailer firestone fleetpride b3 w013589781 airspringtrailerfirestonefleetpride '),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '40126533-c025-4b6a-b67d-963387b1d78b', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', '8600310', ' 8600310 alternator 12 v 160 a delco remy fleetpride c1 8600310 alternator12v160adelcoremyfleetpride '),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', 'e1ed810f-a658-4421-a121-f25f60446d5f', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', '10202Y', ' 10202y led marker lamp, yellow truck-lite fleetpride c2 10202y ledmarkerlampyellowtrucklitefleetpride '),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '03dd1b48-8921-40e1-abdc-12ba9b2e67e6', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', '153850', ' 15-3850 u-joint, 1810 series spicer fleetpride c3 153850 ujoint1810seriesspicerfleetpride '),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '30156ce0-0e2f-422c-b5e3-ee1062031531', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'LF9080', ' lf9080 oil filter, cummins isx fleetguard fleetpride a1 lf9080 oilfiltercumminsisxfleetguardfleetpride '),
	('fcd97245-bb1c-479d-adb0-7d093528a040', 'fd2096de-eff7-4a7d-9940-6987ce2e2a29', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'FF5825NN', ' ff5825nn fuel filter fleetguard fleetpride a1 ff5825nn fuelfilterfleetguardfleetpride '),
	('fcd97245-bb1c-479d-adb0-7d093528a040', 'c5bb6a5f-b0dc-4700-8fb9-0442a3050d20', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'B495', ' b495 oil filter, spin-on baldwin fleetpride a1 b495 oilfilterspinonbaldwinfleetpride '),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '4d96648b-65e8-4c0d-965a-4b5fe6b8566e', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'P181137', ' p181137 air filter, primary donaldson fleetpride a2 p181137 airfilterprimarydonaldsonfleetpride '),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '0491cb61-9f44-4518-9bb3-8e15c8fc758b', 'fcd97245-bb1c-479d-adb0-7d093528a040', '109990', ' 109990 air dryer cartridge ad-9 bendix fleetpride a3 109990 airdryercartridgead9bendixfleetpride '),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '8c212b2f-ee2e-4048-9cf2-beb9c0f1f277', 'fcd97245-bb1c-479d-adb0-7d093528a040', '4707QK1T', ' 4707q-kit brake shoe kit 16.5 x 7 meritor fleetpride b1 4707qk1t brakeshoekit165x7meritorfleetpride '),
	('fcd97245-bb1c-479d-adb0-7d093528a040', 'd476be19-59b9-4d93-aea7-d64bc4ec2e19', 'fcd97245-bb1c-479d-adb0-7d093528a040', '3030', ' 3030 brake chamber, type 30/30 haldex fleetpride b1 3030 brakechambertype3030haldexfleetpride '),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '4f3d97dc-7440-43ff-99f8-38263b47ec61', 'fcd97245-bb1c-479d-adb0-7d093528a040', '370001A', ' 370001a wheel seal, drive axle stemco fleetpride b2 370001a wheelsealdriveaxlestemcofleetpride '),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '6c5bbf2b-2450-4695-97e8-3ba538e1ded7', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'W013589781', ' w01-358-9781 air spring, trailer firestone fleetpride b3 w013589781 airspringtrailerfirestonefleetpride '),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '3a57b812-b748-4bab-a33b-b8584d6f0319', 'fcd97245-bb1c-479d-adb0-7d093528a040', '8600310', ' 8600310 alternator 12 v 160 a delco remy fleetpride c1 8600310 alternator12v160adelcoremyfleetpride '),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '9711b4c6-02f1-4089-8270-11fc10056bd4', 'fcd97245-bb1c-479d-adb0-7d093528a040', '10202Y', ' 10202y led marker lamp, yellow truck-lite fleetpride c2 10202y ledmarkerlampyellowtrucklitefleetpride '),
	('fcd97245-bb1c-479d-adb0-7d093528a040', 'cf0f9349-6b3b-4f44-becf-c5064fa260eb', 'fcd97245-bb1c-479d-adb0-7d093528a040', '153850', ' 15-3850 u-joint, 1810 series spicer fleetpride c3 153850 ujoint1810seriesspicerfleetpride ');


INSERT INTO public.inventory_sizes VALUES
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', 12),
	('fcd97245-bb1c-479d-adb0-7d093528a040', 12);


INSERT INTO public.invoice_items VALUES
	('ce19a813-89b5-4bd7-bc23-b386e98b6484', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa19cae-d8e1-4702-914d-a01eed481802', 1, 'sale', '4d96648b-65e8-4c0d-965a-4b5fe6b8566e', 'P181137', DEFAULT, 'Air filter, primary', 1, 92.0000, 0.00, true, 92.00, NULL, 0),
	('07cb1af4-c752-4cb2-bd68-a73f21adb4f0', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa19cae-d8e1-4702-914d-a01eed481802', 2, 'sale', '30156ce0-0e2f-422c-b5e3-ee1062031531', 'LF9080', DEFAULT, 'Oil filter, Cummins ISX', 4, 47.9500, 0.00, true, 191.80, NULL, 0),
	('3b0682b3-6751-4b21-9fd2-58609abe4e66', 'fcd97245-bb1c-479d-adb0-7d093528a040', '0ffe7b3d-6b9a-43eb-bad3-552c7f900adb', 1, 'sale', '8c212b2f-ee2e-4048-9cf2-beb9c0f1f277', '4707Q-KIT', DEFAULT, 'Brake shoe kit 16.5 x 7', 2, 84.9500, 0.00, true, 169.90, NULL, 0),
	('dec6a706-9109-4516-97b9-aaeeebcd2552', 'fcd97245-bb1c-479d-adb0-7d093528a040', '0ffe7b3d-6b9a-43eb-bad3-552c7f900adb', 2, 'sale', 'd476be19-59b9-4d93-aea7-d64bc4ec2e19', '3030', DEFAULT, 'Brake chamber, type 30/30', 1, 68.0000, 0.00, true, 68.00, NULL, 0),
	('753c58b8-0aa2-4f0d-b67d-b12c78c3a6e0', 'fcd97245-bb1c-479d-adb0-7d093528a040', '0446c724-ad1a-42c0-a5d3-308da65a759e', 1, 'sale', '3a57b812-b748-4bab-a33b-b8584d6f0319', '8600310', DEFAULT, 'Alternator 12 V 160 A', 1, 389.9500, 0.00, true, 389.95, NULL, 0);


INSERT INTO public.invoice_numbers VALUES
	('fcd97245-bb1c-479d-adb0-7d093528a040', 3, 0);


INSERT INTO public.invoices VALUES
	('baa19cae-d8e1-4702-914d-a01eed481802', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'invoice', NULL, 1, DEFAULT, 'sent', '2026-11-29 00:45:32.807042+00', '115182d7-f5c8-43c6-88f9-d007e658a648', 'Harbor Lines', '(555) 555-0144', 'office@harbor-lines.example', '9 Pier Road
Springfield, IL 62702', DEFAULT, 'net_30', NULL, '2026-10-11', '2026-11-10', NULL, NULL, 283.80, 8.2500, NULL, 23.41, 307.21, 0.00, 0.00, DEFAULT, 'terms_account', '183056b0-a5bc-4eb6-bd78-add84acfc716', NULL, '2026-10-12 00:45:32.807042+00', 1, NULL, NULL),
	('0ffe7b3d-6b9a-43eb-bad3-552c7f900adb', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'invoice', NULL, 2, DEFAULT, 'paid', '2026-11-29 00:45:32.807042+00', '6d9cabd3-fb07-4ecb-b06e-b776137d560c', 'Blue Mesa Transport', '(555) 555-0144', 'office@blue-mesa-transport.example', '9 Pier Road
Springfield, IL 62702', DEFAULT, 'net_30', NULL, '2026-11-16', '2026-12-16', NULL, NULL, 237.90, 8.2500, NULL, 19.63, 257.53, 257.53, 0.00, DEFAULT, 'terms_account', '183056b0-a5bc-4eb6-bd78-add84acfc716', NULL, '2026-11-17 00:45:32.807042+00', 1, NULL, NULL),
	('0446c724-ad1a-42c0-a5d3-308da65a759e', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'invoice', NULL, 3, DEFAULT, 'sent', '2026-11-29 00:45:32.807042+00', '115182d7-f5c8-43c6-88f9-d007e658a648', 'Harbor Lines', '(555) 555-0144', 'office@harbor-lines.example', '9 Pier Road
Springfield, IL 62702', DEFAULT, 'net_30', NULL, '2026-11-25', '2026-12-25', NULL, NULL, 389.95, 8.2500, NULL, 32.17, 422.12, 0.00, 0.00, DEFAULT, 'terms_account', '183056b0-a5bc-4eb6-bd78-add84acfc716', NULL, '2026-11-26 00:45:32.807042+00', 1, NULL, NULL);


INSERT INTO public.kysely_migration VALUES
	('20261127T090000-request-role', '2026-11-29T00:45:22.223Z'),
	('20261127T090100-accounts', '2026-11-29T00:45:22.366Z'),
	('20261127T090200-sessions', '2026-11-29T00:45:22.579Z'),
	('20261127T090300-mails', '2026-11-29T00:45:22.648Z'),
	('20261127T091000-vpic', '2026-11-29T00:45:22.769Z'),
	('20261127T092000-vehicles', '2026-11-29T00:45:22.871Z'),
	('20261128T020000-files', '2026-11-29T00:45:22.918Z'),
	('20261128T020100-meter-readings', '2026-11-29T00:45:22.989Z'),
	('20261128T020200-breakdowns', '2026-11-29T00:45:23.060Z'),
	('20261128T020300-service', '2026-11-29T00:45:23.080Z'),
	('20261128T020400-parts', '2026-11-29T00:45:23.103Z'),
	('20261128T020500-fuel-receipts', '2026-11-29T00:45:23.130Z'),
	('20261128T020600-inspections', '2026-11-29T00:45:23.467Z'),
	('20261128T020700-reminders', '2026-11-29T00:45:23.632Z'),
	('20261128T020800-imports', '2026-11-29T00:45:23.710Z'),
	('20261128T060000-customers', '2026-11-29T00:45:23.731Z'),
	('20261128T060100-inventory', '2026-11-29T00:45:23.923Z'),
	('20261128T060200-inventory-search', '2026-11-29T00:45:24.128Z'),
	('20261128T060300-counts', '2026-11-29T00:45:24.300Z'),
	('20261128T060400-kits', '2026-11-29T00:45:24.395Z'),
	('20261128T060500-inventory-imports', '2026-11-29T00:45:24.417Z'),
	('20261128T060600-parts-from-stock', '2026-11-29T00:45:24.426Z'),
	('20261128T100000-counted-parts', '2026-11-29T00:45:24.428Z'),
	('20261128T130000-prices', '2026-11-29T00:45:24.441Z'),
	('20261128T130100-invoices', '2026-11-29T00:45:24.732Z'),
	('20261128T140000-customer-keys', '2026-11-29T00:45:24.815Z'),
	('20261128T140100-settings-author', '2026-11-29T00:45:24.818Z');


INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);


INSERT INTO public.letterheads VALUES
	('183056b0-a5bc-4eb6-bd78-add84acfc716', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'Lakeshore Fleet & Parts (sample)', '', '100 Main Street, Springfield, IL 62701', '(555) 555-0100', '', NULL, '2026-11-29 00:45:32.807042+00');


INSERT INTO public.meter_readings VALUES
	('f03a4625-3bf3-4784-821c-e7dd37777a56', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 1, 612340.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('4d3bdf02-cfdb-44c6-92f0-1a05c3920d37', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 1, 603140.0, 'mi', '2026-10-27', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('67498fb6-1c0a-49d0-aa12-efb5f587749f', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 1, 604290.0, 'mi', '2026-10-31', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('64cb576a-5e38-4553-81ff-4c8aef8a5870', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 1, 605440.0, 'mi', '2026-11-04', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('653359ca-7aa6-4063-a234-47c2154d7d9a', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 1, 606590.0, 'mi', '2026-11-08', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('50a3c241-f9ae-4f6c-99ef-fc25355b6652', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 1, 607740.0, 'mi', '2026-11-12', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('7579d505-be6f-4f47-89f2-1ae04c516f54', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 1, 608890.0, 'mi', '2026-11-16', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('f9a3f108-bf8f-4bc4-bf5f-00bbb3d28dbf', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 1, 610040.0, 'mi', '2026-11-20', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('15a9131b-50bb-4fbe-b62b-61e973366c14', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 1, 611190.0, 'mi', '2026-11-24', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('8910558c-6700-4604-973a-0599f3288be3', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 1, 605153.0, 'mi', '2026-11-03', 'breakdown', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('c1e337c1-f143-400c-8e6d-8a27b01648fb', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 1, 605440.0, 'mi', '2026-11-04', 'part', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('02321a1d-34dd-4ac6-9144-3e6cb4792ced', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 1, 600840.0, 'mi', '2026-10-19', 'service', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('3c001e2a-363e-4683-9f24-1079d638d2d1', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 1, 588140.0, 'mi', '2026-09-27', 'reminder', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('73786f88-3982-4003-b3af-d59ea9518924', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 1, 534340.0, 'mi', '2026-05-12', 'reminder', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('28570d5a-511a-42d2-8a5a-8050bda51372', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 481902.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('5c726e19-ef7f-4316-a4db-47280b287d53', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 472702.0, 'mi', '2026-10-27', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('70125f01-64d6-46ad-ba89-63e835c3681b', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 473852.0, 'mi', '2026-10-31', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('256e72c3-9039-4b42-80c1-83d814f08525', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 475002.0, 'mi', '2026-11-04', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('d3366aa7-a353-453e-9af0-292de3093546', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 476152.0, 'mi', '2026-11-08', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('a4a12006-8bd5-46b6-b5ac-cfb9f2509945', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 477302.0, 'mi', '2026-11-12', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('1a0218f8-6282-4983-a3df-6088c3b960ca', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 478452.0, 'mi', '2026-11-16', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('b30ec7cc-d045-4dc2-a96e-b74bd4b52f60', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 479602.0, 'mi', '2026-11-20', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('3d3f3132-b02b-42bb-9faa-26d2b590a6c6', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 480752.0, 'mi', '2026-11-24', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('914b5fae-64b6-4eb0-96be-a8654ebfad64', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 474715.0, 'mi', '2026-11-03', 'breakdown', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('347c5c88-2567-456e-b04c-c2015c32b0ab', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 475002.0, 'mi', '2026-11-04', 'part', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('c4f3ba92-ade6-4b58-a5fc-662a4243818f', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 470402.0, 'mi', '2026-10-19', 'service', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('92b4ff34-008d-4169-ac39-378826ff6ffd', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 456562.0, 'mi', '2026-09-19', 'reminder', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('903d6cf8-52d3-4b39-8e88-8efd22596f80', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 438902.0, 'mi', '2026-07-31', 'reminder', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('2abcf1f5-0d3f-4b7a-a8b0-abeac38718df', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 733018.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('f40f8fef-ccaa-4d10-8dc6-fc1880aa1a64', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 723818.0, 'mi', '2026-10-27', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('8efd29f9-3117-49e4-823f-24de43d1eaf6', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 724968.0, 'mi', '2026-10-31', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('00ae860f-1a9c-4524-a9a9-8a6fe949d3e1', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 726118.0, 'mi', '2026-11-04', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('1e950a03-349b-4d72-856b-6d28975ed3b1', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 727268.0, 'mi', '2026-11-08', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('1408e3d2-78e9-45bb-aed3-86a863724a79', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 728418.0, 'mi', '2026-11-12', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('4d596740-2078-4db0-ac5d-8150ec4a33e8', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 729568.0, 'mi', '2026-11-16', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('2388e355-f604-431f-b1c2-1bc03a7ea3ae', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 730718.0, 'mi', '2026-11-20', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('c4d6c2b7-8435-42fd-bb1d-b7d8cf61f1f2', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 731868.0, 'mi', '2026-11-24', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('ddafd83c-7456-4d74-8b62-9a344005d684', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 725831.0, 'mi', '2026-11-03', 'breakdown', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('c71d8106-82bd-471a-a413-999609507956', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 726118.0, 'mi', '2026-11-04', 'part', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('9c7bfbcb-8ea0-42fb-ab85-6d9534fe0580', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 721518.0, 'mi', '2026-10-19', 'service', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('62dbf657-fcc3-439e-aef6-fc3d4a3b34fb', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', '11b2bb8d-569a-4825-824a-ec00d9070939', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 1, 0.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('0c0adfe7-cc01-4634-9ecc-c2ea78e3eee9', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 355771.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('0786a650-bcde-4757-b82a-a88001db2fba', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 346571.0, 'mi', '2026-10-27', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('3a9479fc-b57f-4b13-af7a-1a0b9e7987fc', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 347721.0, 'mi', '2026-10-31', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('d1213be0-e7c4-407c-8792-bb693c7629d3', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 348871.0, 'mi', '2026-11-04', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('bf2cacbf-e98b-4c89-893a-4bb79844c458', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 350021.0, 'mi', '2026-11-08', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('0e0ca488-9c56-4907-b6f8-31d1cfc19bf4', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 351171.0, 'mi', '2026-11-12', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('4d19a831-070f-44cc-8be7-fed9d960c636', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 352321.0, 'mi', '2026-11-16', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('e64d6df3-5280-43b1-8c2c-47a17790a2b7', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 353471.0, 'mi', '2026-11-20', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('8fde86c1-5f74-44e4-b502-a74698d8d2d8', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 354621.0, 'mi', '2026-11-24', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('8ed9c99d-5672-4eeb-9c43-f01c8b2cb088', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 348584.0, 'mi', '2026-11-03', 'breakdown', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('e00816fd-c79a-4061-adfe-43f3a419d319', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 348871.0, 'mi', '2026-11-04', 'part', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('1ca69ece-3b79-476e-96a6-63c65c12d093', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 344271.0, 'mi', '2026-10-19', 'service', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('7e4daebe-cca1-428d-951b-7893b2895a55', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 343671.0, 'mi', '2026-10-29', 'reminder', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('23808703-0b16-4d9c-a650-d7d9d78ba596', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 215771.0, 'mi', '2025-11-13', 'reminder', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('2ef6ea40-728f-4ea2-adf2-5160e48c3040', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 128406.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('96e00d2d-7d7f-4fd0-b176-9ee707079831', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 119206.0, 'mi', '2026-10-27', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('88f07cfd-cb37-4a73-a22a-fba2f5acd859', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 120356.0, 'mi', '2026-10-31', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('476a822e-5844-403a-a1c7-32ef7faed326', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 121506.0, 'mi', '2026-11-04', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('ffd9179c-ff6f-4ee2-b99b-8bfbe529b261', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 122656.0, 'mi', '2026-11-08', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('9218ed9b-2888-4bc1-b143-fbd9173303a4', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 123806.0, 'mi', '2026-11-12', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('240fa7cd-2e25-4972-8ffb-c075fabd2751', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 124956.0, 'mi', '2026-11-16', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('5d6573b9-9061-47af-850a-bbc853fca801', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 126106.0, 'mi', '2026-11-20', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('8ff5df32-9ff4-40c1-a658-33f5dfdd98ec', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 127256.0, 'mi', '2026-11-24', 'fuel', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('96ea3cf3-e9ef-4796-8ba1-ff059cfe4fb9', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 121219.0, 'mi', '2026-11-03', 'breakdown', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('72650f5d-b5f5-4e35-b197-1c03c3ed6d50', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 121506.0, 'mi', '2026-11-04', 'part', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('1abc0e14-d3e8-4686-9425-5fc8f0c43dae', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 116906.0, 'mi', '2026-10-19', 'service', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('13eac7d8-075d-47f1-91e2-f4d256f710cd', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 27406.0, 'mi', '2025-12-08', 'reminder', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('b360941b-6db5-469a-9a6e-785e0620dcd8', 'fcd97245-bb1c-479d-adb0-7d093528a040', '5f049e58-1ba4-4ca3-8d3c-187b8a2ca6f7', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 40112.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL),
	('7c8c29d9-b378-45f8-836b-1c6c71f3bdce', 'fcd97245-bb1c-479d-adb0-7d093528a040', '47e1917d-69aa-4b9c-8a97-99888f40a2f2', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 1, 18904.0, 'mi', '2026-11-27', 'vehicle', '2026-11-29 00:45:32.807042+00', NULL, NULL, NULL, NULL);


INSERT INTO public.parts VALUES
	('cc12d779-d551-416a-ab41-4a9404a62aeb', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 'alternator', '8600310', NULL, 'FleetPride', 389.95, '2026-11-04', 'c1e337c1-f143-400c-8e6d-8a27b01648fb', NULL, '8495dcbf-d5bf-4c0f-95b7-27afb8084b9d', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, NULL, NULL),
	('29d526c3-4700-4935-ba4b-52f9259de6be', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'alternator', '8600310', NULL, 'FleetPride', 389.95, '2026-11-04', '347c5c88-2567-456e-b04c-c2015c32b0ab', NULL, '0b29a28a-6e0f-48e9-a295-cd71451852b0', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, NULL, NULL),
	('e2a9df8b-cffd-46d6-9f2a-ad69e14e4829', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'alternator', '8600310', NULL, 'FleetPride', 389.95, '2026-11-04', 'c71d8106-82bd-471a-a413-999609507956', NULL, '83d06003-9461-45c6-93bc-054cbceecc57', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, NULL, NULL),
	('ada2f1cd-90c0-4482-aff5-86b0e2ef6c23', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'alternator', '8600310', NULL, 'FleetPride', 389.95, '2026-11-04', 'e00816fd-c79a-4061-adfe-43f3a419d319', NULL, '33df6949-02cd-4234-9f08-6e20d5b287fd', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, NULL, NULL),
	('a0e053dc-0282-4148-b808-d8b81e2f1a42', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'alternator', '8600310', NULL, 'FleetPride', 389.95, '2026-11-04', '72650f5d-b5f5-4e35-b197-1c03c3ed6d50', NULL, 'd11b1b64-395d-4037-8614-45468ecaa0c0', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL, NULL, NULL);


INSERT INTO public.payments VALUES
	('fabaaa72-b5d8-4056-9eb6-da81b9a1bd06', 'fcd97245-bb1c-479d-adb0-7d093528a040', '0ffe7b3d-6b9a-43eb-bad3-552c7f900adb', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 257.53, 'check', '2026-11-27', NULL, NULL, false, '2026-11-29 00:45:34.355072+00', NULL, NULL, NULL);


INSERT INTO public.profiles VALUES
	('8836d621-91b4-4084-b6be-9db5590145eb', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '{fleet_data}', '2026-11-29 00:45:32.807042+00', false),
	('f111b446-7871-4052-bc6f-d8ddf7b10648', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', '{fleet_data}', '2026-11-29 00:45:32.807042+00', false),
	('baa9ca15-df27-48f2-9617-c53e40e004f0', 'fcd97245-bb1c-479d-adb0-7d093528a040', '{fleet_data}', '2026-11-29 00:45:32.807042+00', false),
	('1dbe19ea-d5c1-4d27-bc27-1575a64a074c', 'fcd97245-bb1c-479d-adb0-7d093528a040', '{fleet_data}', '2026-11-29 00:45:32.807042+00', false),
	('cae4a79b-d1c7-4960-abf4-80e2a01ab627', 'fcd97245-bb1c-479d-adb0-7d093528a040', '{fleet_data}', '2026-11-29 00:45:32.807042+00', true);


INSERT INTO public.reminder_completions VALUES
	('5b63b8c1-e9e8-4ef1-af51-d602e72e5f93', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '7c18faba-a55d-4f5a-9ac1-01002634e8d3', NULL, '8836d621-91b4-4084-b6be-9db5590145eb', '2026-09-27', '3c001e2a-363e-4683-9f24-1079d638d2d1', NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL),
	('028ff249-275b-4d6b-85a3-58bcbf9b6df1', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '677766ba-c6d2-497c-b207-da72323cd227', NULL, '8836d621-91b4-4084-b6be-9db5590145eb', '2026-05-12', '73786f88-3982-4003-b3af-d59ea9518924', NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL),
	('44719662-540c-46bc-ad43-b4e7b0f5c22f', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', '364a7781-e29b-4ab7-9705-b9f35d5f8bdd', NULL, 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-09-19', '92b4ff34-008d-4169-ac39-378826ff6ffd', NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL),
	('5fad4547-4764-49fe-bc3d-4aaf563e4f48', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', '20cfc6b6-f1e7-48c5-b05c-d2dc689016ff', NULL, 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-07-31', '903d6cf8-52d3-4b39-8e88-8efd22596f80', NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL),
	('40cacd4f-be77-4c33-819d-2170bdd5b725', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'e194cfed-ac9f-43f7-9372-9f5c120f23b5', NULL, 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-10-29', '7e4daebe-cca1-428d-951b-7893b2895a55', NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL),
	('db796fbd-a42c-4923-bb2b-51320fcf7816', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'edbd7e3a-d965-41a8-a07c-06ce5a090418', NULL, 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2025-11-13', '23808703-0b16-4d9c-a650-d7d9d78ba596', NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL),
	('f290c417-12ee-4c6f-b92b-75dd83323b1a', 'fcd97245-bb1c-479d-adb0-7d093528a040', '94cec8fd-9a93-417a-b561-83c0d92bea1f', NULL, 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2025-12-08', '13eac7d8-075d-47f1-91e2-f4d256f710cd', NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL);


INSERT INTO public.reminders VALUES
	('7c18faba-a55d-4f5a-9ac1-01002634e8d3', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 'Oil and filters', 25000.0, 'mi', NULL, NULL, NULL, 14, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL),
	('677766ba-c6d2-497c-b207-da72323cd227', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', 'Annual inspection (49 CFR 396.17)', NULL, NULL, 12, NULL, NULL, 14, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL),
	('364a7781-e29b-4ab7-9705-b9f35d5f8bdd', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'Oil and filters', 25000.0, 'mi', NULL, NULL, NULL, 14, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL),
	('21e77fe7-05c8-4321-b80d-21f06db08ffb', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'Registration', NULL, NULL, 12, '2026-12-07', NULL, 14, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL),
	('20cfc6b6-f1e7-48c5-b05c-d2dc689016ff', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'Annual inspection (49 CFR 396.17)', NULL, NULL, 12, NULL, NULL, 14, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL),
	('e194cfed-ac9f-43f7-9372-9f5c120f23b5', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'Oil and filters', 25000.0, 'mi', NULL, NULL, NULL, 14, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL),
	('edbd7e3a-d965-41a8-a07c-06ce5a090418', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'Air dryer cartridge', NULL, NULL, 12, NULL, NULL, 14, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL),
	('94cec8fd-9a93-417a-b561-83c0d92bea1f', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'Annual inspection (49 CFR 396.17)', NULL, NULL, 12, NULL, NULL, 14, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL);


INSERT INTO public.service_entries VALUES
	('6ce58c38-72fd-4f9f-82ac-0cbf85511d8d', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '8836d621-91b4-4084-b6be-9db5590145eb', '2026-10-19', 'Grease chassis, adjust brakes, check tires', true, NULL, 180.00, 22.50, '02321a1d-34dd-4ac6-9144-3e6cb4792ced', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('feaae573-708d-471d-a50c-35d426f5cf1d', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c7af80a7-0068-4787-b962-3ef15dbad06b', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-10-19', 'Grease chassis, adjust brakes, check tires', true, NULL, 180.00, 22.50, 'c4f3ba92-ade6-4b58-a5fc-662a4243818f', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('7a8972d8-11f0-4d4d-96d1-66d7c85fcde0', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'b4a36c40-aced-4fda-8185-13398b10b116', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '2026-10-19', 'Grease chassis, adjust brakes, check tires', true, NULL, 180.00, 22.50, '9c7bfbcb-8ea0-42fb-ab85-6d9534fe0580', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('934d70f7-81c3-4728-afb0-b570d05a6a24', 'fcd97245-bb1c-479d-adb0-7d093528a040', '9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-10-19', 'Grease chassis, adjust brakes, check tires', true, NULL, 180.00, 22.50, '1ca69ece-3b79-476e-96a6-63c65c12d093', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL),
	('2f927dfe-ebe8-4c10-ba22-aaad59f37b85', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'd529ec2b-0504-4f0a-8923-3d483cfd1341', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '2026-10-19', 'Grease chassis, adjust brakes, check tires', true, NULL, 180.00, 22.50, '1abc0e14-d3e8-4686-9425-5fc8f0c43dae', NULL, NULL, '2026-11-29 00:45:32.807042+00', 1, NULL, NULL, NULL);


INSERT INTO public.stock_movements OVERRIDING SYSTEM VALUE VALUES
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '6394f452-e85e-4b87-a9c5-30223f96cec4', 1, '2026-11-29 00:45:33.791603+00', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'pro@sample.example', 'added', NULL, NULL, 0, 14, 14, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '245bf89d-c4fc-4a83-be79-fd2d3e25cb04', 2, '2026-11-29 00:45:33.797369+00', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'pro@sample.example', 'added', NULL, NULL, 0, 3, 3, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '38fa0e0c-763c-4f96-8a0e-88374c6735d6', 3, '2026-11-29 00:45:33.803323+00', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'pro@sample.example', 'added', NULL, NULL, 0, 22, 22, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '959c73fb-3548-47c9-8403-6aa56c25003e', 4, '2026-11-29 00:45:33.804977+00', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'pro@sample.example', 'added', NULL, NULL, 0, 5, 5, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '6f6235a8-cbb3-4afb-8462-22e020ad3de4', 5, '2026-11-29 00:45:33.807358+00', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'pro@sample.example', 'added', NULL, NULL, 0, 6, 6, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', 'c1dc04d9-ae6d-4414-a194-ee574e6103b1', 6, '2026-11-29 00:45:33.810421+00', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'pro@sample.example', 'added', NULL, NULL, 0, 8, 8, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', 'd2f3b485-b664-4a1c-be9a-003c45ec589c', 7, '2026-11-29 00:45:33.813634+00', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'pro@sample.example', 'added', NULL, NULL, 0, 9, 9, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '09f2fed5-e31f-4e47-8c1c-f962cdab09aa', 8, '2026-11-29 00:45:33.831412+00', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'pro@sample.example', 'added', NULL, NULL, 0, 12, 12, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '4c1b6e11-59e3-400c-ac1b-a48c24bf97a8', 9, '2026-11-29 00:45:33.832681+00', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'pro@sample.example', 'added', NULL, NULL, 0, 2, 2, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '40126533-c025-4b6a-b67d-963387b1d78b', 10, '2026-11-29 00:45:33.839056+00', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'pro@sample.example', 'added', NULL, NULL, 0, 1, 1, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', 'e1ed810f-a658-4421-a121-f25f60446d5f', 11, '2026-11-29 00:45:33.840162+00', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'pro@sample.example', 'added', NULL, NULL, 0, 40, 40, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', '03dd1b48-8921-40e1-abdc-12ba9b2e67e6', 12, '2026-11-29 00:45:33.841282+00', 'f111b446-7871-4052-bc6f-d8ddf7b10648', 'pro@sample.example', 'added', NULL, NULL, 0, 4, 4, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '30156ce0-0e2f-422c-b5e3-ee1062031531', 13, '2026-11-29 00:45:34.135981+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'added', NULL, NULL, 0, 14, 14, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', 'fd2096de-eff7-4a7d-9940-6987ce2e2a29', 14, '2026-11-29 00:45:34.140332+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'added', NULL, NULL, 0, 3, 3, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', 'c5bb6a5f-b0dc-4700-8fb9-0442a3050d20', 15, '2026-11-29 00:45:34.150075+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'added', NULL, NULL, 0, 22, 22, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '4d96648b-65e8-4c0d-965a-4b5fe6b8566e', 16, '2026-11-29 00:45:34.158067+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'added', NULL, NULL, 0, 5, 5, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '0491cb61-9f44-4518-9bb3-8e15c8fc758b', 17, '2026-11-29 00:45:34.186838+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'added', NULL, NULL, 0, 6, 6, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '8c212b2f-ee2e-4048-9cf2-beb9c0f1f277', 18, '2026-11-29 00:45:34.202938+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'added', NULL, NULL, 0, 8, 8, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', 'd476be19-59b9-4d93-aea7-d64bc4ec2e19', 19, '2026-11-29 00:45:34.210442+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'added', NULL, NULL, 0, 9, 9, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '4f3d97dc-7440-43ff-99f8-38263b47ec61', 20, '2026-11-29 00:45:34.214874+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'added', NULL, NULL, 0, 12, 12, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '6c5bbf2b-2450-4695-97e8-3ba538e1ded7', 21, '2026-11-29 00:45:34.220552+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'added', NULL, NULL, 0, 2, 2, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '3a57b812-b748-4bab-a33b-b8584d6f0319', 22, '2026-11-29 00:45:34.227573+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'added', NULL, NULL, 0, 1, 1, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '9711b4c6-02f1-4089-8270-11fc10056bd4', 23, '2026-11-29 00:45:34.229408+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'added', NULL, NULL, 0, 40, 40, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', 'cf0f9349-6b3b-4f44-becf-c5064fa260eb', 24, '2026-11-29 00:45:34.232383+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'added', NULL, NULL, 0, 4, 4, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '4d96648b-65e8-4c0d-965a-4b5fe6b8566e', 25, '2026-11-29 00:45:34.298888+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'sold', 'invoice', 'baa19cae-d8e1-4702-914d-a01eed481802', 5, -1, 4, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '30156ce0-0e2f-422c-b5e3-ee1062031531', 26, '2026-11-29 00:45:34.3129+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'sold', 'invoice', 'baa19cae-d8e1-4702-914d-a01eed481802', 14, -4, 10, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '8c212b2f-ee2e-4048-9cf2-beb9c0f1f277', 27, '2026-11-29 00:45:34.329045+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'sold', 'invoice', '0ffe7b3d-6b9a-43eb-bad3-552c7f900adb', 8, -2, 6, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', 'd476be19-59b9-4d93-aea7-d64bc4ec2e19', 28, '2026-11-29 00:45:34.349416+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'sold', 'invoice', '0ffe7b3d-6b9a-43eb-bad3-552c7f900adb', 9, -1, 8, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcd97245-bb1c-479d-adb0-7d093528a040', '3a57b812-b748-4bab-a33b-b8584d6f0319', 29, '2026-11-29 00:45:34.374395+00', 'baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', 'sold', 'invoice', '0446c724-ad1a-42c0-a5d3-308da65a759e', 1, -1, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL);


INSERT INTO public.users VALUES
	('8836d621-91b4-4084-b6be-9db5590145eb', 'free@sample.example', '$argon2id$v=19$m=19456,t=2,p=1$pZqPsoUFHBpEEVjtKa/e4Q$xhj9J2DcgLAqolVKnOu9zmqR3p6npXALz5Y+kchqK6c', 'user', NULL, '2026-11-29 00:45:32.807042+00'),
	('f111b446-7871-4052-bc6f-d8ddf7b10648', 'pro@sample.example', '$argon2id$v=19$m=19456,t=2,p=1$I4mpMLSDJ4yYvTujFGQUcw$NsTMERliD/4b+0eWjjFD4RTxKzTCrrSlfelreyLdSko', 'user', NULL, '2026-11-29 00:45:32.807042+00'),
	('baa9ca15-df27-48f2-9617-c53e40e004f0', 'enterprise@sample.example', '$argon2id$v=19$m=19456,t=2,p=1$yqGoI96GdOyoF5AC6OOQLw$Z/medQSP9Kl+sDUJtbL2lrrbgPJ5mm3bxjAngVoNdy8', 'user', NULL, '2026-11-29 00:45:32.807042+00'),
	('1dbe19ea-d5c1-4d27-bc27-1575a64a074c', 'driver@sample.example', '$argon2id$v=19$m=19456,t=2,p=1$KHssX/XJRg2XUABBQt+/qQ$1xO0tVjYsIu3IRrYG8aR1blwc67KhQDoMCSBbTit+M8', 'limited_user', NULL, '2026-11-29 00:45:32.807042+00'),
	('cae4a79b-d1c7-4960-abf4-80e2a01ab627', 'counter@sample.example', '$argon2id$v=19$m=19456,t=2,p=1$DB2uIGqH9V7cMBsN8mJqaw$dqWyAWF9inzVXIxBd2G838E1yiSAsakTREfuMXBrFH4', 'limited_user', NULL, '2026-11-29 00:45:32.807042+00');


INSERT INTO public.vehicle_counts VALUES
	('4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', 1),
	('a7af5a22-8a1b-4048-9118-60de6610dbb1', 3),
	('fcd97245-bb1c-479d-adb0-7d093528a040', 4);


INSERT INTO public.vehicles VALUES
	('64d87047-5b75-4bcc-84ed-3d0d68c10c8c', '4e1b89eb-d071-4ed1-95fc-c7b83d8509d6', '8836d621-91b4-4084-b6be-9db5590145eb', '1XPWD40X1ED215307', NULL, 'Peterbilt 388', '1', NULL, NULL, NULL, 'Peterbilt', '388', 2014, 'Truck', 'ISX', 'Truck-Tractor', 'Cummins', 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:45:33.007+00', NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL),
	('c7af80a7-0068-4787-b962-3ef15dbad06b', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '1FUJGLDR3HLHG7532', NULL, 'Freightliner Cascadia', '101', NULL, NULL, NULL, 'Freightliner', 'Cascadia', 2017, 'Truck', 'Detroit Diesel DD15', 'Truck-Tractor', NULL, 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:45:33.497+00', NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL),
	('b4a36c40-aced-4fda-8185-13398b10b116', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '4V4NC9EJXEN171694', NULL, 'Volvo VNL', '102', NULL, NULL, NULL, 'Volvo Truck', 'VNL', 2014, 'Truck', 'D13', 'Truck-Tractor', 'Volvo', 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:45:33.698+00', NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL),
	('11b2bb8d-569a-4825-824a-ec00d9070939', 'a7af5a22-8a1b-4048-9118-60de6610dbb1', 'f111b446-7871-4052-bc6f-d8ddf7b10648', '1JJV532D4EL799531', NULL, 'Wabash dry van', 'T-7', NULL, NULL, NULL, 'WABASH VANS', 'Dry Van Duraplate', 2014, 'Trailer', NULL, 'Trailer', NULL, NULL, 'tables', '2026-11-29 00:45:33.771+00', NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL),
	('9545e9c8-296f-4afa-be70-ad6e3b0c9f18', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '3AKJHHDR1KSKX6688', NULL, 'Freightliner Cascadia', '2001', NULL, NULL, NULL, 'Freightliner', 'Cascadia', 2019, 'Truck', 'Detroit Diesel DD15', 'Truck-Tractor', NULL, 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:45:33.948+00', NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL),
	('d529ec2b-0504-4f0a-8923-3d483cfd1341', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '3HSDZAPR9RN585299', NULL, 'International LT', '2002', NULL, NULL, NULL, 'International', 'LT62F', 2024, 'Truck', 'X15, Signature', 'Truck-Tractor', 'Cummins', 'Class 8: 33,001 lb and above (14,969 kg and above)', 'tables', '2026-11-29 00:45:34.05+00', NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL),
	('5f049e58-1ba4-4ca3-8d3c-187b8a2ca6f7', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', '1FTFW5L86RFB45612', NULL, 'Ford F-150', 'P-3', NULL, NULL, NULL, 'Ford', 'F-150', 2024, 'Truck', 'GTDI', 'Pickup', 'Ford', 'Class 2F: 7,001 - 8,000 lb (3,175 - 3,629 kg)', 'tables', '2026-11-29 00:45:34.12+00', NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL),
	('47e1917d-69aa-4b9c-8a97-99888f40a2f2', 'fcd97245-bb1c-479d-adb0-7d093528a040', 'baa9ca15-df27-48f2-9617-c53e40e004f0', NULL, 'C17DA8V123', 'Ottawa yard tractor', 'Y-1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-29 00:45:32.807042+00', NULL, NULL, 1, DEFAULT, DEFAULT, 'mi', NULL);


SELECT pg_catalog.setval('graphile_worker.job_queues_id_seq', 1, false);


SELECT pg_catalog.setval('graphile_worker.jobs_id_seq1', 1, false);


SELECT pg_catalog.setval('graphile_worker.tasks_id_seq', 1, false);


SELECT pg_catalog.setval('public.attempts_id_seq', 1, false);


SELECT pg_catalog.setval('public.invoice_events_position_seq', 1, false);


SELECT pg_catalog.setval('public.operator_actions_id_seq', 1, false);


SELECT pg_catalog.setval('public.stock_movements_position_seq', 29, true);


ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_pkey1 PRIMARY KEY (id);


ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_queue_name_key UNIQUE (queue_name);


ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_key_key1 UNIQUE (key);


ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_pkey1 PRIMARY KEY (id);


ALTER TABLE ONLY graphile_worker._private_known_crontabs
    ADD CONSTRAINT known_crontabs_pkey PRIMARY KEY (identifier);


ALTER TABLE ONLY graphile_worker.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);


ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_identifier_key UNIQUE (identifier);


ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_account_number_key UNIQUE (account_number);


ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.breakdown_notes
    ADD CONSTRAINT breakdown_notes_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.company_settings
    ADD CONSTRAINT company_settings_pkey PRIMARY KEY (account_id);


ALTER TABLE ONLY public.count_entries
    ADD CONSTRAINT count_entries_pkey PRIMARY KEY (account_id, count_id, item_id);


ALTER TABLE ONLY public.count_parts
    ADD CONSTRAINT count_parts_pkey PRIMARY KEY (account_id, count_id, item_id);


ALTER TABLE ONLY public.count_slips
    ADD CONSTRAINT count_slips_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.count_slips
    ADD CONSTRAINT count_slips_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.counts
    ADD CONSTRAINT counts_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.counts
    ADD CONSTRAINT counts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.customer_prices
    ADD CONSTRAINT customer_prices_pkey PRIMARY KEY (account_id, customer_id, item_id);


ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.defect_certifications
    ADD CONSTRAINT defect_certifications_pkey PRIMARY KEY (account_id, defect_id);


ALTER TABLE ONLY public.defect_photos
    ADD CONSTRAINT defect_photos_pkey PRIMARY KEY (account_id, defect_id, photo_id);


ALTER TABLE ONLY public.defects
    ADD CONSTRAINT defects_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.defects
    ADD CONSTRAINT defects_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.form_posts
    ADD CONSTRAINT form_posts_pkey PRIMARY KEY (token);


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.held_posts
    ADD CONSTRAINT held_posts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.imported_items
    ADD CONSTRAINT imported_items_pkey PRIMARY KEY (account_id, import_id, item_id);


ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.inspection_acknowledgements
    ADD CONSTRAINT inspection_acknowledgements_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.inspection_checks
    ADD CONSTRAINT inspection_checks_pkey PRIMARY KEY (account_id, inspection_id, item);


ALTER TABLE ONLY public.inspection_corrections
    ADD CONSTRAINT inspection_corrections_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (one_row);


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.inventory_search
    ADD CONSTRAINT inventory_search_pkey PRIMARY KEY (item_id);


ALTER TABLE ONLY public.inventory_sizes
    ADD CONSTRAINT inventory_sizes_pkey PRIMARY KEY (account_id);


ALTER TABLE ONLY public.invoice_events
    ADD CONSTRAINT invoice_events_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.invoice_items
    ADD CONSTRAINT invoice_items_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.invoice_items
    ADD CONSTRAINT invoice_items_account_id_invoice_id_line_key UNIQUE (account_id, invoice_id, line);


ALTER TABLE ONLY public.invoice_items
    ADD CONSTRAINT invoice_items_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.invoice_numbers
    ADD CONSTRAINT invoice_numbers_pkey PRIMARY KEY (account_id);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_account_id_kind_number_key UNIQUE (account_id, kind, number);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.item_numbers
    ADD CONSTRAINT item_numbers_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.item_numbers
    ADD CONSTRAINT item_numbers_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.kit_lines
    ADD CONSTRAINT kit_lines_pkey PRIMARY KEY (account_id, kit_id, item_id);


ALTER TABLE ONLY public.kits
    ADD CONSTRAINT kits_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.kits
    ADD CONSTRAINT kits_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


ALTER TABLE ONLY public.letterheads
    ADD CONSTRAINT letterheads_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.letterheads
    ADD CONSTRAINT letterheads_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.low_stock_mailings
    ADD CONSTRAINT low_stock_mailings_pkey PRIMARY KEY (account_id);


ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.meter_readings
    ADD CONSTRAINT meter_readings_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.meter_readings
    ADD CONSTRAINT meter_readings_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.operator_actions
    ADD CONSTRAINT operator_actions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_account_id_reminder_id_service_entry_i_key UNIQUE (account_id, reminder_id, service_entry_id);


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.reminder_mailings
    ADD CONSTRAINT reminder_mailings_pkey PRIMARY KEY (account_id);


ALTER TABLE ONLY public.reminder_notices
    ADD CONSTRAINT reminder_notices_pkey PRIMARY KEY (account_id, user_id, reminder_id, state, cycle);


ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);


ALTER TABLE ONLY public.stock_movements
    ADD CONSTRAINT stock_movements_pkey PRIMARY KEY (account_id, item_id, "position");


ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);


ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.vehicle_absences
    ADD CONSTRAINT vehicle_absences_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.vehicle_counts
    ADD CONSTRAINT vehicle_counts_pkey PRIMARY KEY (account_id);


ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_account_id_id_key UNIQUE (account_id, id);


ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.vpic_stamp
    ADD CONSTRAINT vpic_stamp_pkey PRIMARY KEY (one_row);


ALTER TABLE ONLY public.vpic_wmi
    ADD CONSTRAINT vpic_wmi_pkey PRIMARY KEY (wmi);


ALTER TABLE ONLY public.vpic_wmi_schema
    ADD CONSTRAINT vpic_wmi_schema_pkey PRIMARY KEY (wmi, schema_id, year_from);


CREATE INDEX jobs_main_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id, job_queue_id) WHERE (is_available = true);


CREATE INDEX jobs_no_queue_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id) WHERE ((is_available = true) AND (job_queue_id IS NULL));


CREATE INDEX attempts_by_address ON public.attempts USING btree (kind, address, at);


CREATE INDEX attempts_by_subject ON public.attempts USING btree (kind, subject, at);


CREATE INDEX breakdown_notes_in_order ON public.breakdown_notes USING btree (account_id, breakdown_id, created_at);


CREATE INDEX breakdowns_of_vehicle ON public.breakdowns USING btree (account_id, vehicle_id, breakdown_date DESC, created_at DESC);


CREATE INDEX count_parts_of_item ON public.count_parts USING btree (account_id, item_id);


CREATE INDEX count_slips_of_count ON public.count_slips USING btree (account_id, count_id, found_at);


CREATE INDEX counts_newest_first ON public.counts USING btree (account_id, started_at DESC);


CREATE INDEX counts_open ON public.counts USING btree (account_id) WHERE (finished_at IS NULL);


CREATE INDEX customers_by_name ON public.customers USING btree (account_id, name_key, id) WHERE (removed_at IS NULL);


CREATE UNIQUE INDEX customers_walk_in ON public.customers USING btree (account_id) WHERE is_walk_in;


CREATE INDEX defects_of_inspection ON public.defects USING btree (account_id, inspection_id);


CREATE INDEX defects_of_vehicle ON public.defects USING btree (account_id, vehicle_id);


CREATE INDEX events_of_invoice ON public.invoice_events USING btree (account_id, invoice_id, "position");


CREATE INDEX files_unattached ON public.files USING btree (created_at) WHERE (attached_at IS NULL);


CREATE INDEX form_posts_by_age ON public.form_posts USING btree (created_at);


CREATE INDEX fuel_receipts_of_import ON public.fuel_receipts USING btree (account_id, import_id) WHERE (import_id IS NOT NULL);


CREATE INDEX fuel_receipts_of_vehicle ON public.fuel_receipts USING btree (account_id, vehicle_id, receipt_date DESC, created_at DESC);


CREATE INDEX held_posts_of_user ON public.held_posts USING btree (user_id, created_at DESC);


CREATE INDEX imports_newest_first ON public.imports USING btree (account_id, created_at DESC);


CREATE INDEX inspection_acknowledgements_in_order ON public.inspection_acknowledgements USING btree (account_id, inspection_id, signed_at);


CREATE INDEX inspection_corrections_in_order ON public.inspection_corrections USING btree (account_id, inspection_id, signed_at);


CREATE INDEX inspections_of_vehicle ON public.inspections USING btree (account_id, vehicle_id, signed_at DESC);


CREATE INDEX inventory_search_text ON public.inventory_search USING gin (account_id, part_key search_extensions.gin_trgm_ops, document search_extensions.gin_trgm_ops);


CREATE INDEX invoice_items_by_part_key ON public.invoice_items USING btree (account_id, part_key text_pattern_ops);


CREATE INDEX invoice_items_of_item ON public.invoice_items USING btree (account_id, inventory_item_id) WHERE (inventory_item_id IS NOT NULL);


CREATE INDEX invoices_by_customer_name ON public.invoices USING btree (account_id, customer_key text_pattern_ops) WHERE (removed_at IS NULL);


CREATE INDEX invoices_by_date ON public.invoices USING btree (account_id, invoice_date DESC, id DESC) WHERE (removed_at IS NULL);


CREATE INDEX invoices_by_status ON public.invoices USING btree (account_id, status, created_at DESC, id DESC) WHERE (removed_at IS NULL);


CREATE INDEX invoices_credited ON public.invoices USING btree (account_id, credits_id) WHERE (credits_id IS NOT NULL);


CREATE INDEX invoices_newest ON public.invoices USING btree (account_id, created_at DESC, id DESC) WHERE (removed_at IS NULL);


CREATE INDEX invoices_of_customer ON public.invoices USING btree (account_id, customer_id, created_at DESC, id DESC) WHERE (removed_at IS NULL);


CREATE INDEX invoices_open ON public.invoices USING btree (account_id, customer_id) WHERE (open_balance <> (0)::numeric);


CREATE UNIQUE INDEX item_numbers_bar_code ON public.item_numbers USING btree (account_id, number_key) WHERE (kind = 'bar_code'::text);


CREATE INDEX item_numbers_by_key ON public.item_numbers USING btree (account_id, number_key text_pattern_ops);


CREATE INDEX item_numbers_of_import ON public.item_numbers USING btree (account_id, import_id) WHERE (import_id IS NOT NULL);


CREATE UNIQUE INDEX item_numbers_of_item ON public.item_numbers USING btree (account_id, item_id, kind, number_key, lower(company));


CREATE INDEX items_by_bin_key ON public.inventory_items USING btree (account_id, owner_id, bin_key, id) WHERE (archived_at IS NULL);


CREATE INDEX items_by_description_key ON public.inventory_items USING btree (account_id, owner_id, description_key, id) WHERE (archived_at IS NULL);


CREATE INDEX items_by_number_key ON public.inventory_items USING btree (account_id, owner_id, number_key, id) WHERE (archived_at IS NULL);


CREATE INDEX items_by_part_key ON public.inventory_items USING btree (account_id, part_key text_pattern_ops) WHERE (archived_at IS NULL);


CREATE INDEX items_by_price_cents ON public.inventory_items USING btree (account_id, owner_id, price_cents, id) WHERE (archived_at IS NULL);


CREATE INDEX items_by_quantity ON public.inventory_items USING btree (account_id, owner_id, quantity, id) WHERE (archived_at IS NULL);


CREATE INDEX items_by_vendor_key ON public.inventory_items USING btree (account_id, owner_id, vendor_key, id) WHERE (archived_at IS NULL);


CREATE INDEX items_of_import ON public.inventory_items USING btree (account_id, import_id) WHERE (import_id IS NOT NULL);


CREATE INDEX items_to_reorder ON public.inventory_items USING btree (account_id, vendor_key, number_key) WHERE ((archived_at IS NULL) AND (customer_id IS NULL) AND (((quantity <= reorder_point) AND (reorder_point > 0)) OR (short > 0)));


CREATE UNIQUE INDEX items_unique_number ON public.inventory_items USING btree (account_id, owner_id, number_key) WHERE (archived_at IS NULL);


CREATE UNIQUE INDEX kits_by_name ON public.kits USING btree (account_id, lower(name)) WHERE (removed_at IS NULL);


CREATE INDEX lost_sales_by_part_key ON public.lost_sales USING btree (account_id, part_key) WHERE (removed_at IS NULL);


CREATE INDEX lost_sales_newest ON public.lost_sales USING btree (account_id, created_at DESC, id DESC) WHERE (removed_at IS NULL);


CREATE INDEX mails_about ON public.mails USING btree (account_id, about_id) WHERE (about_id IS NOT NULL);


CREATE INDEX mails_of_account ON public.mails USING btree (account_id, created_at DESC, id DESC);


CREATE INDEX meter_readings_in_order ON public.meter_readings USING btree (account_id, vehicle_id, meter_number DESC, read_on DESC);


CREATE INDEX meter_readings_of_import ON public.meter_readings USING btree (account_id, import_id) WHERE (import_id IS NOT NULL);


CREATE INDEX movements_of_document ON public.stock_movements USING btree (account_id, document_id) WHERE (document_id IS NOT NULL);


CREATE INDEX parts_of_breakdown ON public.parts USING btree (account_id, breakdown_id) WHERE (breakdown_id IS NOT NULL);


CREATE INDEX parts_of_item ON public.parts USING btree (account_id, inventory_item_id) WHERE (inventory_item_id IS NOT NULL);


CREATE INDEX parts_of_service_entry ON public.parts USING btree (account_id, service_entry_id) WHERE (service_entry_id IS NOT NULL);


CREATE INDEX parts_of_vehicle ON public.parts USING btree (account_id, vehicle_id, install_date DESC, created_at DESC);


CREATE INDEX payments_of_invoice ON public.payments USING btree (account_id, invoice_id, created_at);


CREATE INDEX reminder_completions_of_entry ON public.reminder_completions USING btree (account_id, service_entry_id) WHERE (service_entry_id IS NOT NULL);


CREATE INDEX reminders_of_vehicle ON public.reminders USING btree (account_id, vehicle_id) WHERE (removed_at IS NULL);


CREATE INDEX service_entries_of_import ON public.service_entries USING btree (account_id, import_id) WHERE (import_id IS NOT NULL);


CREATE INDEX service_entries_of_vehicle ON public.service_entries USING btree (account_id, vehicle_id, service_date DESC, created_at DESC);


CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id, last_seen_at DESC);


CREATE INDEX vehicle_absences_of_vehicle ON public.vehicle_absences USING btree (account_id, vehicle_id, left_at);


CREATE INDEX vehicles_former ON public.vehicles USING btree (account_id, archived_at DESC, id DESC) WHERE (archived_at IS NOT NULL);


CREATE INDEX vehicles_in_service ON public.vehicles USING btree (account_id, add_date DESC, id DESC) WHERE (archived_at IS NULL);


CREATE INDEX vehicles_of_import ON public.vehicles USING btree (account_id, import_id) WHERE (import_id IS NOT NULL);


CREATE UNIQUE INDEX vehicles_vin_in_service ON public.vehicles USING btree (account_id, vin) WHERE (archived_at IS NULL);


CREATE INDEX vpic_pattern_of_schema ON public.vpic_pattern USING btree (schema_id);


CREATE TRIGGER count_added AFTER INSERT ON public.vehicles REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_vehicles();


CREATE TRIGGER count_changed AFTER UPDATE ON public.vehicles REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_vehicles();


CREATE TRIGGER count_removed AFTER DELETE ON public.vehicles REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_vehicles();


CREATE TRIGGER inventory_sized_delete AFTER DELETE ON public.inventory_items REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.size_inventory();


CREATE TRIGGER inventory_sized_insert AFTER INSERT ON public.inventory_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.size_inventory();


CREATE TRIGGER inventory_sized_update AFTER UPDATE ON public.inventory_items REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.size_inventory();


CREATE TRIGGER issued_invoice_kept BEFORE UPDATE ON public.invoices FOR EACH ROW WHEN ((old.issued_at IS NOT NULL)) EXECUTE FUNCTION public.keep_issued_invoice();


CREATE TRIGGER issued_lines_kept BEFORE INSERT OR DELETE OR UPDATE ON public.invoice_items FOR EACH ROW EXECUTE FUNCTION public.keep_issued_lines();


CREATE TRIGGER item_searched_insert AFTER INSERT ON public.inventory_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_item_searched();


CREATE TRIGGER item_searched_update AFTER UPDATE ON public.inventory_items REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_item_searched();


CREATE TRIGGER numbers_searched_delete AFTER DELETE ON public.item_numbers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_numbers_searched();


CREATE TRIGGER numbers_searched_insert AFTER INSERT ON public.item_numbers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_numbers_searched();


CREATE TRIGGER numbers_searched_update AFTER UPDATE ON public.item_numbers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_numbers_searched();


ALTER TABLE ONLY public.breakdown_notes
    ADD CONSTRAINT breakdown_notes_account_id_breakdown_id_fkey FOREIGN KEY (account_id, breakdown_id) REFERENCES public.breakdowns(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.breakdown_notes
    ADD CONSTRAINT breakdown_notes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.breakdown_notes
    ADD CONSTRAINT breakdown_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_account_id_meter_reading_id_fkey FOREIGN KEY (account_id, meter_reading_id) REFERENCES public.meter_readings(account_id, id);


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_account_id_photo_id_fkey FOREIGN KEY (account_id, photo_id) REFERENCES public.files(account_id, id);


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.breakdowns
    ADD CONSTRAINT breakdowns_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.company_settings
    ADD CONSTRAINT company_settings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.company_settings
    ADD CONSTRAINT company_settings_account_id_letterhead_id_fkey FOREIGN KEY (account_id, letterhead_id) REFERENCES public.letterheads(account_id, id);


ALTER TABLE ONLY public.company_settings
    ADD CONSTRAINT company_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.count_entries
    ADD CONSTRAINT count_entries_account_id_count_id_fkey FOREIGN KEY (account_id, count_id) REFERENCES public.counts(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_entries
    ADD CONSTRAINT count_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_entries
    ADD CONSTRAINT count_entries_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_entries
    ADD CONSTRAINT count_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.count_parts
    ADD CONSTRAINT count_parts_account_id_count_id_fkey FOREIGN KEY (account_id, count_id) REFERENCES public.counts(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_parts
    ADD CONSTRAINT count_parts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_parts
    ADD CONSTRAINT count_parts_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_slips
    ADD CONSTRAINT count_slips_account_id_count_id_fkey FOREIGN KEY (account_id, count_id) REFERENCES public.counts(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_slips
    ADD CONSTRAINT count_slips_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.count_slips
    ADD CONSTRAINT count_slips_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id);


ALTER TABLE ONLY public.count_slips
    ADD CONSTRAINT count_slips_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.counts
    ADD CONSTRAINT counts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.counts
    ADD CONSTRAINT counts_finished_by_fkey FOREIGN KEY (finished_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.counts
    ADD CONSTRAINT counts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.customer_prices
    ADD CONSTRAINT customer_prices_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES public.customers(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.customer_prices
    ADD CONSTRAINT customer_prices_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.customer_prices
    ADD CONSTRAINT customer_prices_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.customer_prices
    ADD CONSTRAINT customer_prices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.defect_certifications
    ADD CONSTRAINT defect_certifications_account_id_defect_id_fkey FOREIGN KEY (account_id, defect_id) REFERENCES public.defects(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.defect_certifications
    ADD CONSTRAINT defect_certifications_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.defect_certifications
    ADD CONSTRAINT defect_certifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.defect_photos
    ADD CONSTRAINT defect_photos_account_id_defect_id_fkey FOREIGN KEY (account_id, defect_id) REFERENCES public.defects(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.defect_photos
    ADD CONSTRAINT defect_photos_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.defect_photos
    ADD CONSTRAINT defect_photos_account_id_photo_id_fkey FOREIGN KEY (account_id, photo_id) REFERENCES public.files(account_id, id);


ALTER TABLE ONLY public.defect_photos
    ADD CONSTRAINT defect_photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.defects
    ADD CONSTRAINT defects_account_id_breakdown_id_fkey FOREIGN KEY (account_id, breakdown_id) REFERENCES public.breakdowns(account_id, id);


ALTER TABLE ONLY public.defects
    ADD CONSTRAINT defects_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.defects
    ADD CONSTRAINT defects_account_id_inspection_id_fkey FOREIGN KEY (account_id, inspection_id) REFERENCES public.inspections(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.defects
    ADD CONSTRAINT defects_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.form_posts
    ADD CONSTRAINT form_posts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_account_id_meter_reading_id_fkey FOREIGN KEY (account_id, meter_reading_id) REFERENCES public.meter_readings(account_id, id);


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_account_id_photo_id_fkey FOREIGN KEY (account_id, photo_id) REFERENCES public.files(account_id, id);


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_import_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id);


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.fuel_receipts
    ADD CONSTRAINT fuel_receipts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.held_posts
    ADD CONSTRAINT held_posts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.imported_items
    ADD CONSTRAINT imported_items_account_id_import_id_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.imported_items
    ADD CONSTRAINT imported_items_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.inspection_acknowledgements
    ADD CONSTRAINT inspection_acknowledgements_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspection_acknowledgements
    ADD CONSTRAINT inspection_acknowledgements_account_id_inspection_id_fkey FOREIGN KEY (account_id, inspection_id) REFERENCES public.inspections(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspection_acknowledgements
    ADD CONSTRAINT inspection_acknowledgements_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.inspection_checks
    ADD CONSTRAINT inspection_checks_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspection_checks
    ADD CONSTRAINT inspection_checks_account_id_inspection_id_fkey FOREIGN KEY (account_id, inspection_id) REFERENCES public.inspections(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspection_corrections
    ADD CONSTRAINT inspection_corrections_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspection_corrections
    ADD CONSTRAINT inspection_corrections_account_id_inspection_id_fkey FOREIGN KEY (account_id, inspection_id) REFERENCES public.inspections(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspection_corrections
    ADD CONSTRAINT inspection_corrections_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_account_id_meter_reading_id_fkey FOREIGN KEY (account_id, meter_reading_id) REFERENCES public.meter_readings(account_id, id);


ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES public.customers(account_id, id);


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_archived_by_fkey FOREIGN KEY (archived_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_import_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id);


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_last_counted_by_fkey FOREIGN KEY (last_counted_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.inventory_items
    ADD CONSTRAINT inventory_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.inventory_search
    ADD CONSTRAINT inventory_search_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.inventory_sizes
    ADD CONSTRAINT inventory_sizes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoice_events
    ADD CONSTRAINT invoice_events_account_id_invoice_id_fkey FOREIGN KEY (account_id, invoice_id) REFERENCES public.invoices(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoice_events
    ADD CONSTRAINT invoice_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.invoice_items
    ADD CONSTRAINT invoice_items_account_id_credits_line_id_fkey FOREIGN KEY (account_id, credits_line_id) REFERENCES public.invoice_items(account_id, id);


ALTER TABLE ONLY public.invoice_items
    ADD CONSTRAINT invoice_items_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoice_items
    ADD CONSTRAINT invoice_items_account_id_inventory_item_id_fkey FOREIGN KEY (account_id, inventory_item_id) REFERENCES public.inventory_items(account_id, id);


ALTER TABLE ONLY public.invoice_items
    ADD CONSTRAINT invoice_items_account_id_invoice_id_fkey FOREIGN KEY (account_id, invoice_id) REFERENCES public.invoices(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoice_numbers
    ADD CONSTRAINT invoice_numbers_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_account_id_credits_id_fkey FOREIGN KEY (account_id, credits_id) REFERENCES public.invoices(account_id, id);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES public.customers(account_id, id);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_account_id_letterhead_id_fkey FOREIGN KEY (account_id, letterhead_id) REFERENCES public.letterheads(account_id, id);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.item_numbers
    ADD CONSTRAINT item_numbers_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.item_numbers
    ADD CONSTRAINT item_numbers_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.item_numbers
    ADD CONSTRAINT item_numbers_import_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id);


ALTER TABLE ONLY public.item_numbers
    ADD CONSTRAINT item_numbers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.kit_lines
    ADD CONSTRAINT kit_lines_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.kit_lines
    ADD CONSTRAINT kit_lines_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.kit_lines
    ADD CONSTRAINT kit_lines_account_id_kit_id_fkey FOREIGN KEY (account_id, kit_id) REFERENCES public.kits(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.kits
    ADD CONSTRAINT kits_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.kits
    ADD CONSTRAINT kits_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.kits
    ADD CONSTRAINT kits_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.letterheads
    ADD CONSTRAINT letterheads_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.letterheads
    ADD CONSTRAINT letterheads_account_id_logo_id_fkey FOREIGN KEY (account_id, logo_id) REFERENCES public.files(account_id, id);


ALTER TABLE ONLY public.letterheads
    ADD CONSTRAINT letterheads_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_account_id_customer_id_fkey FOREIGN KEY (account_id, customer_id) REFERENCES public.customers(account_id, id);


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_account_id_invoice_id_fkey FOREIGN KEY (account_id, invoice_id) REFERENCES public.invoices(account_id, id);


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id);


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.lost_sales
    ADD CONSTRAINT lost_sales_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.low_stock_mailings
    ADD CONSTRAINT low_stock_mailings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.meter_readings
    ADD CONSTRAINT meter_readings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.meter_readings
    ADD CONSTRAINT meter_readings_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.meter_readings
    ADD CONSTRAINT meter_readings_import_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id);


ALTER TABLE ONLY public.meter_readings
    ADD CONSTRAINT meter_readings_struck_by_fkey FOREIGN KEY (struck_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.meter_readings
    ADD CONSTRAINT meter_readings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_account_id_breakdown_id_fkey FOREIGN KEY (account_id, breakdown_id) REFERENCES public.breakdowns(account_id, id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_account_id_meter_reading_id_fkey FOREIGN KEY (account_id, meter_reading_id) REFERENCES public.meter_readings(account_id, id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_account_id_photo_id_fkey FOREIGN KEY (account_id, photo_id) REFERENCES public.files(account_id, id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_account_id_service_entry_id_fkey FOREIGN KEY (account_id, service_entry_id) REFERENCES public.service_entries(account_id, id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_inventory_item_fkey FOREIGN KEY (account_id, inventory_item_id) REFERENCES public.inventory_items(account_id, id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.parts
    ADD CONSTRAINT parts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_account_id_invoice_id_fkey FOREIGN KEY (account_id, invoice_id) REFERENCES public.invoices(account_id, id);


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_reversed_by_fkey FOREIGN KEY (reversed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);


ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_id_fkey FOREIGN KEY (id) REFERENCES public.users(id);


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_account_id_meter_reading_id_fkey FOREIGN KEY (account_id, meter_reading_id) REFERENCES public.meter_readings(account_id, id);


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_account_id_reminder_id_fkey FOREIGN KEY (account_id, reminder_id) REFERENCES public.reminders(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_account_id_service_entry_id_fkey FOREIGN KEY (account_id, service_entry_id) REFERENCES public.service_entries(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.reminder_completions
    ADD CONSTRAINT reminder_completions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.reminder_mailings
    ADD CONSTRAINT reminder_mailings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminder_notices
    ADD CONSTRAINT reminder_notices_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminder_notices
    ADD CONSTRAINT reminder_notices_account_id_reminder_id_fkey FOREIGN KEY (account_id, reminder_id) REFERENCES public.reminders(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminder_notices
    ADD CONSTRAINT reminder_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_account_id_meter_reading_id_fkey FOREIGN KEY (account_id, meter_reading_id) REFERENCES public.meter_readings(account_id, id);


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_account_id_photo_id_fkey FOREIGN KEY (account_id, photo_id) REFERENCES public.files(account_id, id);


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_import_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id);


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.users(id);


ALTER TABLE ONLY public.service_entries
    ADD CONSTRAINT service_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.stock_movements
    ADD CONSTRAINT stock_movements_account_id_item_id_fkey FOREIGN KEY (account_id, item_id) REFERENCES public.inventory_items(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.stock_movements
    ADD CONSTRAINT stock_movements_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE ONLY public.vehicle_absences
    ADD CONSTRAINT vehicle_absences_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.vehicle_absences
    ADD CONSTRAINT vehicle_absences_account_id_vehicle_id_fkey FOREIGN KEY (account_id, vehicle_id) REFERENCES public.vehicles(account_id, id) ON DELETE CASCADE;


ALTER TABLE ONLY public.vehicle_counts
    ADD CONSTRAINT vehicle_counts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_import_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id);


ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


ALTER TABLE graphile_worker._private_job_queues ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_jobs ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_known_crontabs ENABLE ROW LEVEL SECURITY;

ALTER TABLE graphile_worker._private_tasks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.accounts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.breakdown_notes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.breakdowns ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.company_settings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.count_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.count_parts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.count_slips ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.counts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customer_prices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.defect_certifications ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.defect_photos ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.defects ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.files ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.form_posts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.fuel_receipts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.imported_items ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.imports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inspection_acknowledgements ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inspection_checks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inspection_corrections ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inspections ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inventory_items ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inventory_search ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inventory_sizes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoice_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoice_items ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoice_numbers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.item_numbers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.kit_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.kits ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.letterheads ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.lost_sales ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.low_stock_mailings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.mails ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.meter_readings ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_account ON public.accounts TO fleettrack_request_released USING ((id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.breakdown_notes TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.breakdowns TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.company_settings TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.count_entries TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.count_parts TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.count_slips TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.counts TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.customer_prices TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.customers TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.defect_certifications TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.defect_photos TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.defects TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.files TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.form_posts TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.fuel_receipts TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.imported_items TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.imports TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.inspection_acknowledgements TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.inspection_checks TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.inspection_corrections TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.inspections TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.inventory_items TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.inventory_search TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.inventory_sizes TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.invoice_events TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.invoice_items TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.invoice_numbers TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.invoices TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.item_numbers TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.kit_lines TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.kits TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.letterheads TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.lost_sales TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.low_stock_mailings TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.mails TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.meter_readings TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.parts TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.payments TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.profiles TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.reminder_completions TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.reminder_mailings TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.reminder_notices TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.reminders TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.service_entries TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.stock_movements TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.vehicle_absences TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.vehicle_counts TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


CREATE POLICY own_account ON public.vehicles TO fleettrack_request_released USING ((account_id = ( SELECT public.current_account_id() AS current_account_id))) WITH CHECK ((account_id = ( SELECT public.current_account_id() AS current_account_id)));


ALTER TABLE public.parts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.profiles ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.reminder_completions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.reminder_mailings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.reminder_notices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.reminders ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.service_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.stock_movements ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.vehicle_absences ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.vehicle_counts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.vehicles ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA public TO fleettrack_request_released;


GRANT USAGE ON SCHEMA search_extensions TO fleettrack_request_released;


REVOKE ALL ON FUNCTION public.account_managers() FROM PUBLIC;
GRANT ALL ON FUNCTION public.account_managers() TO fleettrack_request_released;


GRANT SELECT,INSERT,UPDATE ON TABLE public.inventory_items TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.item_numbers TO fleettrack_request_released;


REVOKE ALL ON FUNCTION public.request_job(task text, payload jsonb, run_at timestamp with time zone, job_key text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.request_job(task text, payload jsonb, run_at timestamp with time zone, job_key text) TO fleettrack_request_released;


REVOKE ALL ON FUNCTION public.search_inventory(typed text, owner uuid, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.search_inventory(typed text, owner uuid, most integer) TO fleettrack_request_released;


REVOKE ALL ON FUNCTION public.sort_into_search() FROM PUBLIC;
GRANT ALL ON FUNCTION public.sort_into_search() TO fleettrack_request_released;


GRANT SELECT ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(company_name) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(company_address) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(phone_number) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(business_type) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(zip) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(time_zone) ON TABLE public.accounts TO fleettrack_request_released;


GRANT UPDATE(version) ON TABLE public.accounts TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.breakdown_notes TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.breakdowns TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.company_settings TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.count_entries TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.count_parts TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.count_slips TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.counts TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customer_prices TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customers TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.defect_certifications TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.defect_photos TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.defects TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.files TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.form_posts TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.fuel_receipts TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.imported_items TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.imports TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.inspection_acknowledgements TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.inspection_checks TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.inspection_corrections TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE ON TABLE public.inspections TO fleettrack_request_released;


GRANT SELECT ON TABLE public.inventory_search TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.inventory_sizes TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.invoice_events TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoice_items TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoice_numbers TO fleettrack_request_released;


GRANT SELECT,INSERT,UPDATE ON TABLE public.invoices TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.kit_lines TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.kits TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.letterheads TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.lost_sales TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.low_stock_mailings TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mails TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.meter_readings TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.parts TO fleettrack_request_released;


GRANT SELECT,INSERT,UPDATE ON TABLE public.payments TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.profiles TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.reminder_completions TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.reminder_mailings TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.reminder_notices TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.reminders TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.service_entries TO fleettrack_request_released;


GRANT SELECT,INSERT ON TABLE public.stock_movements TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.vehicle_absences TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.vehicle_counts TO fleettrack_request_released;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.vehicles TO fleettrack_request_released;


GRANT SELECT ON TABLE public.vpic_pattern TO fleettrack_request_released;


GRANT SELECT ON TABLE public.vpic_wmi TO fleettrack_request_released;


GRANT SELECT ON TABLE public.vpic_wmi_schema TO fleettrack_request_released;


